import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Checkbox, treeNodes } from '@tarmac/admin-kit/input';
import type { PermissionChoice } from '@tarmac/freight-api/system';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { formOf, type GrantGroup as Group, type GrantRow, isPartlyGiven, nameOf } from './grantModel.ts';
import { grantTexts as texts } from './grantTexts.ts';

/** A group with its pages at the left and the buttons of each at the right. A tick says that the entry itself is given, the figure how many below it are; linked, a tick says that all below it are given too. */
export function GrantGroup({
  group: { head, rows },
  isOpen,
  checked,
  stored,
  isLinked,
  onToggle,
  onGive,
  onForm,
  onOpenChange,
}: GrantGroupProps) {
  const { localize } = useLocale();
  const inside = treeNodes(head.children);
  const name = nameOf(head);
  const box = (choice: PermissionChoice) => {
    const isPartly = isLinked && isPartlyGiven(choice, checked);
    return (
      <Checkbox
        key={choice.key}
        value={checked.has(choice.key) && !isPartly}
        indeterminate={isPartly}
        disabled={choice.isHeld === false}
        onValueChange={() => onToggle(choice.key)}
        className="min-h-7"
      >
        {nameOf(choice)}
      </Checkbox>
    );
  };
  return (
    <section aria-label={name} className="border-0 border-t border-solid border-line first:border-t-0">
      <div className="sticky top-0 z-1 flex min-h-9 items-center gap-3 bg-sunken px-3 font-medium">
        {box(head)}
        {inside.length > 0 && (
          <>
            <span className="text-sm font-normal text-ink-secondary tabular-nums">
              {inside.filter(({ key }) => checked.has(key)).length}/{inside.length}
            </span>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={`${localize(isOpen ? texts.collapseOne : texts.expandOne)} ${name}`}
              className="ms-auto inline-flex size-7 cursor-pointer items-center justify-center rounded-md text-ink-secondary hover:bg-hover"
              onClick={() => onOpenChange(!isOpen)}
            >
              {isOpen ? <ChevronDown aria-hidden size={16} /> : <ChevronRight aria-hidden size={16} />}
            </button>
          </>
        )}
      </div>
      {isOpen &&
        rows.map(({ page, actions }) => (
          <div
            key={page?.key ?? head.key}
            role="group"
            aria-label={nameOf(page ?? head)}
            className="grid gap-x-4 border-0 border-t border-solid border-line px-3 py-1 md:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <div className="min-w-0">{page && box(page)}</div>
            <div className="flex flex-wrap items-center gap-x-5">
              {actions.map(box)}
              {isPageAlone({ page, actions }, { checked, stored }) && (
                <span className="inline-flex items-center gap-2 text-sm text-waiting-ink">
                  {localize(texts.pageAlone)}
                  <Button size="small" onClick={() => onGive(actions.filter(({ isHeld }) => isHeld).map(({ key }) => key))}>
                    {localize(texts.withButtons)}
                  </Button>
                </span>
              )}
              {page && onForm && <FormButton page={page} onForm={onForm} />}
            </div>
          </div>
        ))}
    </section>
  );
}

/** Whether a page was just given with nothing that can be done on it: it would open, and say that it may not be seen. */
const isPageAlone = (
  { page, actions }: GrantRow,
  { checked, stored }: { checked: ReadonlySet<string>; stored: ReadonlySet<string> },
): boolean =>
  page !== undefined &&
  !stored.has(page.key) &&
  checked.has(page.key) &&
  actions.some(({ isHeld }) => isHeld) &&
  !actions.some(({ key }) => checked.has(key));

function FormButton({ page, onForm }: { page: PermissionChoice; onForm: NonNullable<GrantGroupProps['onForm']> }) {
  const { localize } = useLocale();
  const id = formOf(page);
  if (id === undefined) return null;
  return (
    <Button size="small" className="ms-auto" aria-label={`${nameOf(page)} ${localize(texts.formRights)}`} onClick={() => onForm(id, page)}>
      {localize(texts.formRights)}
    </Button>
  );
}

interface GrantGroupProps {
  group: Group;
  isOpen: boolean;
  /** Ids of what is given. */
  checked: ReadonlySet<string>;
  /** Ids of what was given before. */
  stored: ReadonlySet<string>;
  /** Parents and children go together: an entry of which not all is given is neither checked nor unchecked. */
  isLinked: boolean;
  onToggle: (key: string) => void;
  /** Gives several entries besides. */
  onGive: (keys: readonly string[]) => void;
  /** Opens what a role has of an online form; absent where that is nobody's business. */
  onForm?: (formId: string, page: PermissionChoice) => void;
  onOpenChange: (isOpen: boolean) => void;
}
