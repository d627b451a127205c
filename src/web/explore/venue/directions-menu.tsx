import { Button, Menu } from "@mantine/core";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import IconDirectionSign from "@tabler/icons-react/dist/esm/icons/IconDirectionSign.mjs";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconMap from "@tabler/icons-react/dist/esm/icons/IconMap.mjs";
import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Menu.css";
import type { Venue } from "#contract/catalog.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useIsWide } from "#web/shell/use-is-wide.ts";
import { directionsUrl, PLANNERS } from "./directions.ts";
import classes from "./directions-menu.module.css";

const icons = { osm: IconWorld, google: IconMap, apple: IconMapPin };

export function DirectionsMenu({ venue }: { venue: Venue }) {
  const { t } = useMessages();
  const isWide = useIsWide();
  return (
    <Menu
      position={isWide ? "right-start" : "bottom-start"}
      offset={isWide ? 32 : 8}
      width={220}
      radius="md"
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: classes.dropdown ?? "", item: classes.item ?? "" }}
    >
      <Menu.Target>
        <Button
          variant="default"
          className={classes.button}
          leftSection={<IconDirectionSign size={20} stroke={1.8} aria-hidden />}
          rightSection={<IconChevronRight className={classes.beside} size={16} stroke={1.8} aria-hidden />}
        >
          {t("directions.label")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {PLANNERS.map((planner) => {
          const Icon = icons[planner];
          return (
            <Menu.Item
              key={planner}
              component="a"
              href={directionsUrl(planner, venue)}
              target="_blank"
              rel="noopener"
              leftSection={<Icon size={18} stroke={1.8} aria-hidden />}
              rightSection={<IconExternalLink size={16} stroke={1.8} aria-hidden />}
            >
              {t(`directions.${planner}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
