import { type ReactNode, useId } from 'react';
import { RadioGroup } from '../input/choices.tsx';
import { cx } from '../internals/cx.ts';
import { primaryPresets } from '../theme/palette.ts';
import { zhSettings } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** A group of settings under a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="m-0 text-base font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** One of a few choices, side by side. */
export function ChoiceSetting<Value extends string>({ label, value, options, onChange }: ChoiceSettingProps<Value>) {
  return (
    <Setting label={label}>
      {(id) => (
        <RadioGroup
          aria-labelledby={id}
          variant="buttons"
          value={value}
          options={options}
          onValueChange={(next) => next !== null && onChange(next)}
        />
      )}
    </Setting>
  );
}

/** Props of {@link ChoiceSetting}. */
export interface ChoiceSettingProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  onChange: (value: Value) => void;
}

/** The primary colour: eight presets, or any other. @source SET-02 */
export function ColorSetting({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const { t, localize } = useTexts(zhSettings);
  const chosen = value.toLowerCase();
  const isOwn = !primaryPresets.some((preset) => preset.color === chosen);
  return (
    <Setting label={t('settings.color')}>
      {(id) => (
        <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2">
          {primaryPresets.map((preset) => (
            <button
              key={preset.name}
              type="button"
              aria-label={localize(preset.label)}
              title={localize(preset.label)}
              aria-pressed={chosen === preset.color}
              onClick={() => onChange(preset.color)}
              style={{ backgroundColor: preset.color }}
              className={cx(swatch, chosen === preset.color && ring)}
            />
          ))}
          <input
            type="color"
            aria-label={t('settings.ownColor')}
            title={t('settings.ownColor')}
            value={chosen}
            onChange={(event) => onChange(event.target.value)}
            className={cx(swatch, 'border border-solid border-line-strong bg-surface p-0.5', isOwn && ring)}
          />
        </div>
      )}
    </Setting>
  );
}

const swatch = 'size-6 cursor-pointer rounded-md';
const ring = 'outline-2 outline-offset-2 outline-solid outline-ink';

/** A size in px. */
export function Range({ label, min, max, value, onChange }: RangeProps) {
  const id = useId();
  return (
    <div>
      <div className="mb-1 flex justify-between text-ink-secondary">
        <label htmlFor={id}>{label}</label>
        <span className="tabular-nums">{value}px</span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="m-0 block w-full cursor-pointer accent-primary-solid"
      />
    </div>
  );
}

/** Props of {@link Range}. */
export interface RangeProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function Setting({ label, children }: { label: string; children: (labelId: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="m-0 mb-2 text-ink-secondary">
        {label}
      </p>
      {children(id)}
    </div>
  );
}
