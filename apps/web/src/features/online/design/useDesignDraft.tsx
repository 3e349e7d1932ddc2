import { useConfirm } from '@tarmac/admin-kit/dialog';
import { formatInstant, interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { useUnsavedChanges } from '@tarmac/admin-kit/tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { drafts } from '../../../shared/api/drafts.ts';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';

const texts = defineTexts({
  found: { zh: '有 {time} 未保存的内容', en: 'Unsaved work from {time}' },
  restore: { zh: '恢复', en: 'Restore' },
  discard: { zh: '丢弃', en: 'Discard' },
  leave: { zh: '内容尚未保存，确定放弃吗？', en: 'Discard unsaved changes?' },
});

/** Milliseconds of quiet before what was changed is kept. */
const quiet = 400;

interface DesignDraftOptions<Design> {
  /** Of what is designed. */
  id: string;
  /** As it stands now. */
  design: Design;
  /** As it was when it was opened. */
  begin: Design;
  /** Takes up what was kept. */
  onRestore: (design: Design) => void;
}

/**
 * Guards a design that is changed and not saved: its tab asks before it goes, the dialog asks before it closes, and after a crash or a
 * closed window it is offered again.
 */
export function useDesignDraft<Design extends object>({ id, design, begin, onRestore }: DesignDraftOptions<Design>) {
  const { localize } = useLocale();
  const confirm = useConfirm();
  const [found, setFound] = useState(() => drafts.read(id));
  const [first] = useState(() => JSON.stringify(begin));
  const now = JSON.stringify(design);
  const isDirty = now !== first;
  const wasDirty = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useUnsavedChanges(isDirty);
  useEffect(() => {
    if (!isDirty) {
      // Changed and changed back: nothing is left to be lost.
      if (wasDirty.current) drafts.remove(id);
      return;
    }
    wasDirty.current = true;
    waiting.current = setTimeout(() => drafts.write(id, { design: now }), quiet);
    return () => clearTimeout(waiting.current);
  }, [id, isDirty, now]);
  const forget = () => {
    // What was typed last would be kept after it was saved.
    clearTimeout(waiting.current);
    drafts.remove(id);
    setFound(undefined);
  };
  // Taken up now, it would overwrite what was changed.
  const offer: ReactNode = found !== undefined && !isDirty && (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-md border border-solid border-running-line bg-running-soft px-3 py-1.5 text-running-ink"
    >
      <span className="min-w-0 flex-1">{interpolate(localize(texts.found), { time: formatInstant(found.savedAt) })}</span>
      <Button
        size="small"
        variant="link"
        onClick={() => {
          setFound(undefined);
          onRestore(JSON.parse(String(found.values['design'])) as Design);
        }}
      >
        {localize(texts.restore)}
      </Button>
      <Button size="small" variant="link" onClick={forget}>
        {localize(texts.discard)}
      </Button>
    </div>
  );
  return {
    offer,
    isDirty,
    /** Once it is saved. */
    forget,
    /** Whether a person may leave: with nothing to lose, or giving it up. */
    mayLeave: async () => {
      if (!isDirty) return true;
      if (!(await confirm({ content: localize(texts.leave) }))) return false;
      forget();
      return true;
    },
  };
}
