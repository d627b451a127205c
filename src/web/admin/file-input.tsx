import type { RefObject } from "react";

interface FileInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  onFile(file: File | undefined): void;
}

/** Hidden: a button beside it opens the chooser. */
export function FileInput({ inputRef, onFile }: FileInputProps) {
  return (
    <input
      ref={inputRef}
      type="file"
      hidden
      accept=".csv,.txt,.ics,.json,.jsonld,.html,.htm,text/csv,text/calendar,application/ld+json"
      onChange={({ currentTarget }) => {
        onFile(currentTarget.files?.[0]);
        // The same file, corrected meanwhile, can be chosen again.
        currentTarget.value = "";
      }}
    />
  );
}
