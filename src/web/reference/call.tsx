import type { CallDescription, Shape } from "#contract/description.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./reference-page.module.css";
import { shapeText } from "./shape-text.ts";

interface CallProps {
  method: string;
  path: string;
  call: CallDescription;
}

export function Call({ method, path, call }: CallProps) {
  const { t } = useMessages();
  const { parameters = [], responses = {}, requestBody } = call;
  return (
    <details className={classes.call}>
      <summary className={classes.summary}>
        <span className={classes.method}>{method}</span>
        <code className={classes.path}>{path}</code>
        <span className={classes.what}>{call.summary}</span>
      </summary>
      <div className={classes.body}>
        {call.description && <p>{call.description}</p>}
        {parameters.length > 0 && (
          <dl className={classes.parameters}>
            {parameters.map(({ name, required, description, schema }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code> {!required && <small>{t("reference.optional")}</small>}
                </dt>
                <dd>
                  {description ?? schema.description ?? shapeText(schema)}
                  {schema.examples?.map((example) => (
                    <code key={String(example)} className={classes.example}>
                      {String(example)}
                    </code>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {requestBody && <Shown title={t("reference.body")} content={requestBody.content} />}
        {Object.entries(responses).map(([status, response]) => (
          <Shown key={status} title={t("reference.answer", { status })} content={response.content} />
        ))}
      </div>
    </details>
  );
}

function Shown({
  title,
  content,
}: {
  title: string;
  content: Record<string, { schema: Shape }> | undefined;
}) {
  const schema = content && Object.values(content)[0]?.schema;
  if (!schema) return null;
  return (
    <>
      <h3 className={classes.part}>{title}</h3>
      {/* Wide shapes scroll sideways, by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
      <pre className={classes.shape} tabIndex={0}>
        {shapeText(schema)}
      </pre>
    </>
  );
}
