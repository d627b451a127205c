import type { RefObject } from "react";
import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { BrandMark } from "#web/menu/brand.tsx";
import { MenuDrawer } from "#web/menu/menu-drawer.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useSite } from "#web/session/site.ts";
import { PlainButton } from "#web/ui/button.tsx";
import { IconArrowLeft, IconSearch, IconX } from "#web/ui/icons.ts";
import classes from "./search-box.module.css";
import type { SearchState } from "./use-search.ts";

const MAX_TEXT = 200;

interface SearchBoxProps {
  search: SearchState;
  input: RefObject<HTMLInputElement | null>;
  /** Back from what the search shows to the map. */
  leave(): void;
}

export function SearchBox({ search, input, leave }: SearchBoxProps) {
  const { t } = useMessages();
  const site = useSite();
  const clear = () => {
    search.type("");
    input.current?.focus();
  };
  const isActive = search.isOpen || search.isSuggesting;
  return (
    <search className={classes.box} data-active={isActive || undefined}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
        }}
      >
        {isActive && (
          <PlainButton className={classes.back} onClick={leave} aria-label={t("bottom.close")}>
            <IconArrowLeft size={22} stroke={1.8} aria-hidden />
          </PlainButton>
        )}
        <div className={classes.menu}>
          <MenuDrawer />
        </div>
        <Link to={urls.home} className={classes.home} aria-label={t("search.home", { site: site.name })}>
          <BrandMark />
        </Link>
        <input
          ref={input}
          className={classes.input}
          value={search.text}
          onChange={({ target }) => search.type(target.value)}
          onClick={() => !search.isOpen && search.submit()}
          placeholder={t("search.placeholder")}
          aria-label={t("search.label")}
          maxLength={MAX_TEXT}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        {search.text !== "" && (
          <PlainButton className={classes.button} onClick={clear} aria-label={t("search.clear")}>
            <IconX size={20} stroke={1.8} aria-hidden />
          </PlainButton>
        )}
        <PlainButton type="submit" className={classes.button} aria-label={t("search.submit")}>
          <IconSearch size={20} stroke={2.2} aria-hidden />
        </PlainButton>
      </form>
    </search>
  );
}
