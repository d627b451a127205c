import { urls } from "#contract/urls.ts";
import { PageHead } from "#web/head/page-head.tsx";
import { EnglishOnly } from "#web/messages/english-only.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import { useSite } from "#web/session/site.ts";
import { IconBrandLinkedin } from "#web/ui/icons.ts";
import wide from "#web/ui/wide-page.module.css";
import type { Route } from "./+types/team-page.ts";
import classes from "./team-page.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  return { members: await context.get(pageContext).services.content.team() };
}

export default function TeamPage({ loaderData: { members } }: Route.ComponentProps) {
  const { t } = useMessages();
  const site = useSite();
  return (
    <div className={wide.page}>
      <PageHead
        isEnglishOnly
        title={t("team.title")}
        description={t("team.description", { site: site.name })}
        path={urls.team}
      />
      <h1 className={wide.title}>{t("team.title")}</h1>
      <p className={wide.lead}>{t("team.lead")}</p>
      <EnglishOnly />
      <ul className={classes.members}>
        {members.map((member) => (
          <li key={member.name} className={classes.member}>
            <img src={member.photo} alt="" width={120} height={120} className="on-raised round" />
            <h2 className="above-20 text-h3 strong closer">{member.name}</h2>
            <p className="muted" lang="en">
              {member.position}
            </p>
            <a
              href={member.linkedin}
              target="_blank"
              rel="noopener"
              aria-label={t("team.linkedin-spoken", { name: member.name })}
              className={classes.linkedin}
            >
              <IconBrandLinkedin size={18} stroke={1.8} aria-hidden />
              {t("team.linkedin")}
            </a>
            <figure className={classes.testimonial} lang="en">
              <figcaption>{member.testimonialTitle}</figcaption>
              <blockquote>{member.testimonial}</blockquote>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
