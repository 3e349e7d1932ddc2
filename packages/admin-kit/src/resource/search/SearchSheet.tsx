import { ListFilter } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Drawer } from '../../dialog/Drawer.tsx';
import { Button } from '../../internals/Button.tsx';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** All fields that a list is searched by, in a sheet at the foot of a phone. */
export default function SearchSheet({ open, names, label, input, onSearch, onReset, onAdvanced, onOpenChange }: SearchSheetProps) {
  const { t } = useTexts(zhResource);
  const formId = useId();
  return (
    <Drawer
      title={t('resource.filters')}
      side="bottom"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          {onAdvanced && (
            <Button
              variant="ghost"
              className="me-auto px-1!"
              icon={<ListFilter aria-hidden size={16} />}
              onClick={() => {
                onOpenChange(false);
                onAdvanced();
              }}
            >
              {t('resource.advanced')}
            </Button>
          )}
          <Button
            onClick={() => {
              onReset();
              onOpenChange(false);
            }}
          >
            {t('common.reset')}
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('common.search')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-3 [--spacing-control:40px]"
        onSubmit={(event) => {
          event.preventDefault();
          // It lies within the form of the list, as far as events go.
          event.stopPropagation();
          onSearch();
          onOpenChange(false);
        }}
      >
        {names.map((name) => (
          <div key={name} className="flex min-w-0 flex-col gap-1">
            <span aria-hidden className="text-sm text-ink-secondary">
              {label(name)}
            </span>
            {input(name)}
          </div>
        ))}
      </form>
    </Drawer>
  );
}

/** Props of {@link SearchSheet}. */
export interface SearchSheetProps {
  open: boolean;
  /** Fields in order. */
  names: readonly string[];
  label: (name: string) => string;
  input: (name: string) => ReactNode;
  onSearch: () => void;
  onReset: () => void;
  /** Opens the advanced query; absent where there is none. */
  onAdvanced: (() => void) | undefined;
  onOpenChange: (open: boolean) => void;
}
