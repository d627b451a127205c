import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import type { ArticleBlock, Inline } from "#contract/content.ts";
import classes from "./rich-text.module.css";

/** Rich text, ours or the content service's, in a readable measure. */
export function RichText({ blocks }: { blocks: ArticleBlock[] }) {
  return (
    <div className={classes.text}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  if (block.kind === "heading") {
    const Level = block.level === 2 ? "h2" : "h3";
    return <Level id={block.id}>{block.text}</Level>;
  }
  if (block.kind === "paragraph") return <p>{say(block.content)}</p>;
  if (block.kind === "quote") {
    return (
      <figure className={classes.quote}>
        <blockquote>{`“${block.body}”`}</blockquote>
        {block.author && <figcaption>{block.author}</figcaption>}
      </figure>
    );
  }
  const List = block.isOrdered ? "ol" : "ul";
  return (
    <List>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
        <li key={index}>{say(item)}</li>
      ))}
    </List>
  );
}

function say(content: Inline[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
  return content.map((part, index) => <Fragment key={index}>{sayPart(part)}</Fragment>);
}

function sayPart(part: Inline): ReactNode {
  if (typeof part === "string") return part;
  if (part.kind === "code") return <code>{part.text}</code>;
  if (part.kind !== "link") {
    const Emphasis = part.kind;
    return <Emphasis>{say(part.content)}</Emphasis>;
  }
  if (part.href.startsWith("/")) return <Link to={part.href}>{say(part.content)}</Link>;
  return (
    <a href={part.href} rel="noopener">
      {say(part.content)}
    </a>
  );
}
