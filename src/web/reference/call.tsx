import { useMessages } from "#web/messages/messages-provider.tsx";
import type { ListedCall } from "./listed-calls.ts";
import classes from "./reference-page.module.css";

export function ReferenceCall({ method, path, summary, description, parameters, body, answers }: ListedCall) {
  const { t } = useMessages();
  return (
    <details className="card below-8">
      <summary className={classes.summary}>
        <span className="heavy ok">{method}</span>
        <code className="breakable text-body">{path}</code>
        <span className="muted text-small">{summary}</span>
      </summary>
      <div className={classes.body}>
        {description && <p>{description}</p>}
        {parameters.length > 0 && (
          <dl className={classes.parameters}>
            {parameters.map(({ name, isOptional, text, examples }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code> {isOptional && <small>{t("reference.optional")}</small>}
                </dt>
                <dd>
                  {text}
                  {examples.map((example) => (
                    <code key={example} className="block">
                      {example}
                    </code>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {body !== undefined && <Shown title={t("reference.body")} text={body} />}
        {answers.map(({ status, text }) => (
          <Shown key={status} title={t("reference.answer", { status })} text={text} />
        ))}
      </div>
    </details>
  );
}

function Shown({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 className={classes.part}>{title}</h3>
      {/* Wide shapes scroll sideways, by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
      <pre className={classes.shape} tabIndex={0}>
        {text}
      </pre>
    </>
  );
}
