import { useFieldKinds } from '../../field/FieldProvider.tsx';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { formGrid } from '../../form/formGrid.ts';
import { cx } from '../../internals/cx.ts';
import { fieldOf } from './fieldValues.ts';
import { partsOf, toItem, type FormSpec } from './formSpec.ts';
import { zhScreens } from '../../i18n/screenTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

const grey = 'block animate-pulse rounded-sm bg-hover';

/** The grey shape of a form that is on its way, about as high as it will be. */
export function FormSkeleton({ fields, spec, columns }: FormSkeletonProps) {
  const { t } = useTexts(zhScreens);
  const kindOf = useFieldKinds();
  const isOne = 'steps' in spec || 'tabs' in spec;
  const parts = isOne ? partsOf(spec).slice(0, 1) : partsOf(spec);
  return (
    <div role="status" aria-label={t('common.loading')}>
      {isOne && <span className={cx(grey, 'mb-4 h-8')} />}
      {parts.map((part) => (
        <div key={part.items.map((item) => toItem(item).field).join()} className="not-first:mt-5">
          {part.title && !isOne && <span className={cx(grey, 'mb-3 h-6 w-1/4')} />}
          <div className={formGrid(columns)}>
            {part.items
              .map(toItem)
              // What depends on other values is mostly out of view at first.
              .filter((item) => !item.when)
              .map((item) => {
                const meta = fieldOf(fields, item.field);
                return (
                  <div
                    key={item.field}
                    className={cx('flex flex-col gap-1', (item.wide ?? kindOf(meta).isWide?.(meta)) && 'col-span-full')}
                  >
                    <span className={cx(grey, 'my-0.5 h-4 w-20')} />
                    <span className={cx(grey, 'h-control')} />
                  </div>
                );
              })}
          </div>
        </div>
      ))}
    </div>
  );
}

interface FormSkeletonProps {
  fields: Readonly<Record<string, FieldDefinition>>;
  spec: FormSpec;
  columns: 1 | 2 | 3;
}
