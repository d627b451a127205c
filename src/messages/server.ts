// The server says things in every language.
import "./every-language.ts";

export { cityNamesIn, knownCityName } from "./city-name.ts";
export { dateText, hourText, priceText, shortMonthText, shortWeekdayText } from "./event-words.ts";
export { isolated } from "./isolate.ts";
export { type Translate, translatorFor } from "./translate.ts";
