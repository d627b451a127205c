import { AppError } from "#contract/app-error.ts";
import { type InstanceAnswer, InstanceSettings, type PutInstance } from "#contract/instance.ts";
import type { Site } from "#contract/site.ts";
import type { VenueCategory } from "#domain/category.ts";
import { LOCALES, type Locale } from "#domain/locale.ts";
import { recordAudit } from "#server/platform/db/audit-log.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { instanceStore } from "./store.ts";

const CHANNEL = "instance";
const NOTHING_SET = InstanceSettings.parse({});

export interface DefaultPlace {
  latitude: number;
  longitude: number;
  /** For every visitor, not only for those whose address tells no place. */
  always: boolean;
}

/** What the environment says. */
interface Configured {
  site: Site;
  defaultLocation: { latitude: number; longitude: number };
}

/**
 * The instance as its administrators have set it, in memory: every page reads it. Until it was loaded, and where nothing
 * is set, it is what the environment says.
 */
export class Instance {
  /** The site by its present name. */
  readonly site: Site;
  readonly #database: Database;
  readonly #defaults: InstanceAnswer["defaults"];
  #settings = NOTHING_SET;
  #version = 0;
  #changes = 0;

  constructor(database: Database, { site, defaultLocation }: Configured) {
    this.#database = database;
    this.#defaults = { name: site.name, ...defaultLocation };
    const nameNow = () => this.#settings.name || site.name;
    this.site = {
      ...site,
      get name() {
        return nameNow();
      },
    };
  }

  get settings(): InstanceSettings {
    return this.#settings;
  }

  /** Grows with every change that this process has seen: what was made for an older one is not shown again. */
  get changes(): number {
    return this.#changes;
  }

  /** Reads it now, and again whenever a process has changed it, which is told. Resolves with a function that ends this. */
  async follow(onChange = () => {}): Promise<() => void> {
    const load = async () => {
      if (await this.#load()) onChange();
    };
    const stop = await this.#database.listen(CHANNEL, load, load);
    await this.#load();
    return stop;
  }

  /** Tells whether it has changed. */
  async #load(): Promise<boolean> {
    const stored = await instanceStore(this.#database.db).read();
    const version = stored?.version ?? 0;
    if (version === this.#version) return false;
    // A row of another version of the product may have what this one does not take.
    const parsed = InstanceSettings.safeParse(stored?.settings ?? {});
    this.#settings = parsed.success ? parsed.data : NOTHING_SET;
    this.#version = version;
    this.#changes++;
    return true;
  }

  answer(): InstanceAnswer {
    return { settings: this.#settings, version: this.#version, defaults: this.#defaults };
  }

  /** Every process knows it when this resolves, or a moment later. */
  async put(adminId: string, { version, ...settings }: PutInstance, at: Date): Promise<InstanceAnswer> {
    await this.#database.transaction(async (tx, notify) => {
      if (!(await instanceStore(tx).write(settings, version, at)))
        throw new AppError("conflict", { code: "instanceChanged" });
      const subject = settings.name || this.#defaults.name;
      await recordAudit(tx, { userId: adminId, action: "Instance Changed", subject, at });
      notify(CHANNEL, "");
    });
    return this.answer();
  }

  get place(): DefaultPlace {
    const { latitude, longitude } = this.#defaults;
    return this.#settings.place ?? { latitude, longitude, always: false };
  }

  /** What a category is called here, in this language or else in any; undefined where it has its usual name. */
  labelOf(category: VenueCategory, locale: Locale): string | undefined {
    const { categories } = this.#settings;
    const language = [locale, ...LOCALES].find((each) => labelIn(categories[each], category));
    return language && labelIn(categories[language], category);
  }
}

function labelIn(labels: Partial<Record<string, string>> | undefined, category: string): string | undefined {
  return labels?.[category];
}
