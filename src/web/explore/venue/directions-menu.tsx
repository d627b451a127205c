import { Popover } from "@mantine/core";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import IconDirectionSign from "@tabler/icons-react/dist/esm/icons/IconDirectionSign.mjs";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconMap from "@tabler/icons-react/dist/esm/icons/IconMap.mjs";
import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import { Button } from "#web/ui/button.tsx";
import "@mantine/core/styles/Popover.css";
import { useState } from "react";
import type { Venue } from "#contract/catalog.ts";
import { directionsUrl, PLANNERS } from "#web/listing/directions.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import classes from "./directions-menu.module.css";

const icons = { osm: IconWorld, google: IconMap, apple: IconMapPin };

/** The visitor's choice of who plans the way. */
export function DirectionsMenu({ venue }: { venue: Venue }) {
  const { t } = useMessages();
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position={isWide ? "right-start" : "bottom-start"}
      offset={isWide ? 32 : 8}
      width={220}
      radius="md"
      trapFocus
      returnFocus
      transitionProps={{ duration: 120 }}
    >
      <Popover.Target>
        <Button
          variant="default"
          className={classes.button}
          leftSection={<IconDirectionSign size={20} stroke={1.8} aria-hidden />}
          rightSection={<IconChevronRight className={classes.beside} size={16} stroke={1.8} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t("directions.label")}
        </Button>
      </Popover.Target>
      {/* Escape closes what lies on top first. */}
      <Popover.Dropdown className={classes.dropdown} data-mantine-stop-propagation>
        <ul>
          {PLANNERS.map((planner) => {
            const Icon = icons[planner];
            return (
              <li key={planner}>
                <a
                  href={directionsUrl(planner, venue)}
                  target="_blank"
                  rel="noopener"
                  className={classes.planner}
                  onClick={() => setIsOpen(false)}
                >
                  <Icon size={18} stroke={1.8} aria-hidden />
                  {t(`directions.${planner}`)}
                  <IconExternalLink size={16} stroke={1.8} aria-hidden />
                </a>
              </li>
            );
          })}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
