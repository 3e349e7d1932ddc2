import { useEffect, useRef, useState } from 'react';
import type { KitControlProps } from './kitControl.ts';

/** Types a value whose picker the app has not handed in: read by the type itself, when the focus leaves. */
export default function TextControl({ text, typed, label, placeholder, invalid, read, onValueChange }: KitControlProps) {
  const [draft, setDraft] = useState(typed ?? text);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <input
      ref={input}
      aria-label={label}
      aria-invalid={invalid || undefined}
      placeholder={placeholder}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => {
        const next = draft === text ? undefined : read(draft);
        if (next !== undefined) onValueChange(next);
      }}
      className="h-(--kit-line) w-full bg-transparent px-2 text-ink outline-none!"
    />
  );
}
