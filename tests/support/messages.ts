// Components are tested in any language, without the loading that a page does.
import "#messages/every-language.ts";
