import { useId } from 'react';
import { PickerButton } from '../input/PickerButton.tsx';
import { Tag } from '../input/Tag.tsx';
import { cx } from '../internals/cx.ts';
import { usePopupPickerContext } from './PopupPickerContext.ts';
import { zhPopup } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** What stands in the form: the choice as a button that opens the dialog, and the parts of several choices as tags. */
export function PopupPickerField() {
  const picker = usePopupPickerContext();
  const { t } = useTexts(zhPopup);
  const problemId = useId();
  const { props, problem, chips, text } = picker;
  const { id, name, required, readOnly, invalid, placeholder, onBlur, ref } = props;
  const described = [props['aria-describedby'], problem === null ? undefined : problemId].filter(Boolean).join(' ');
  return (
    <div className={cx('flex w-full min-w-0 flex-col gap-1', props.className)}>
      <PickerButton
        {...{ id, name, required, readOnly, invalid, placeholder, onBlur, ref }}
        aria-label={props['aria-label']}
        aria-labelledby={props['aria-labelledby']}
        aria-describedby={described || undefined}
        disabled={props.disabled || problem !== null}
        text={text}
        haspopup="dialog"
        popupId=""
        open={picker.isOpen}
        onOpen={picker.open}
        onClear={picker.clear}
      />
      {chips.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {chips.map((chip, index) => (
            <Tag
              key={keyOf(chips, index)}
              removeLabel={t('popup.removeChosen', { name: chip })}
              {...(picker.isEditable && picker.removeChip ? { onRemove: () => picker.removeChip?.(index) } : {})}
            >
              {chip}
            </Tag>
          ))}
        </div>
      )}
      {problem !== null && (
        <span id={problemId} role="alert" className="text-sm text-danger-ink">
          {t(problem)}
        </span>
      )}
    </div>
  );
}

/** The same text may stand there twice. */
const keyOf = (chips: readonly string[], index: number): string =>
  `${chips[index]} ${chips.slice(0, index).filter((chip) => chip === chips[index]).length}`;
