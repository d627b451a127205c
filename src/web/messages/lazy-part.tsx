import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { showToast } from "#web/ui/toast.ts";
import { useMessages } from "./messages-provider.tsx";

interface Options {
  /** Shown until the code is there. */
  fallback?: ReactNode;
  /** Says so when the code cannot be loaded; not for what appears by itself. */
  tellsFailure?: boolean;
}

/**
 * A component whose code is loaded with its first use. When that fails, without a network or after a new release, the
 * page goes on without it, and the next use tries again: `React.lazy` alone would replace the whole page by an error.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, tellsFailure = true }: Options = {},
): ComponentType<Props> {
  const attempt = async () => {
    try {
      return { default: await load() };
    } catch {
      // A lazy component remembers its failure.
      Part = lazy(attempt);
      return { default: (tellsFailure ? Failure : Nothing) as ComponentType<Props> };
    }
  };
  let Part = lazy<ComponentType<Props>>(attempt);

  return function LazyPart(props: Props) {
    const [Shown] = useState(() => Part);
    return (
      <Suspense fallback={fallback}>
        <Shown {...props} />
      </Suspense>
    );
  };
}

const Nothing = () => null;

/** Closes what it was to stand in. */
function Failure({ onClose }: { onClose?: () => void }) {
  const { t } = useMessages();
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once.
  useEffect(() => {
    showToast(t("offline.part"), { tone: "problem" });
    onClose?.();
  }, []);
  return null;
}
