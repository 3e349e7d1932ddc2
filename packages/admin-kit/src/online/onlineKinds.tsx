import { emptyText } from '../internals/format.ts';
import { late } from '../internals/late.ts';
import { toText } from '../internals/toText.ts';
import { defineFieldKind, type FieldKind } from '../field/defineFieldKind.ts';
import type { FieldDefinition } from '../field/FieldMeta.ts';
import { controlRoom } from '../field/loadControls.tsx';
import { dateKind } from '../field/kinds/date.tsx';
import { dictKind } from '../field/kinds/dict.tsx';
import { longTextKind } from '../field/kinds/longText.tsx';
import { textKind } from '../field/kinds/text.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { periodOf } from './fieldSettings.ts';
import { digitsOf, readDigits, type WideInteger } from './digits.ts';
import type { OnlineFieldDefinition } from './onlineDefinitions.tsx';
import { sentText } from '../field/sentText.ts';

const load = () => import('./onlineInputs.tsx');
const meanwhile = controlRoom;
const Password = late(load, { part: 'PasswordInput', meanwhile });
const SwitchText = late(load, { part: 'SwitchInput', meanwhile });
const Radio = late(load, { part: 'RadioInput', meanwhile });
const Checkboxes = late(load, { part: 'CheckboxInput', meanwhile });
const RichText = late(load, { part: 'RichTextInput', meanwhile });
const Pick = late(load, { part: 'PickInput', meanwhile });
const Month = late(load, { part: 'MonthPick', meanwhile });
const Period = late(load, { part: 'PeriodPick', meanwhile });
const PickSearch = late(load, { part: 'PickSearch', meanwhile });
const Digits = late(load, { part: 'DigitsInput', meanwhile });
const DigitsRange = late(load, { part: 'DigitsRange', meanwhile });
const Name = late(() => import('./PickName.tsx'), { meanwhile: ({ value }) => value });
const Html = late(() => import('../safe-html/SafeHtml.tsx'), { part: 'SafeHtml' });

/** The values of a switch, on and off. @source jeecg-wire 4.3 */
export function switchValuesOf({ extendOption }: Readonly<Record<string, unknown>>): readonly [on: string, off: string] {
  return Array.isArray(extendOption) && extendOption.length === 2 ? [toText(extendOption[0]), toText(extendOption[1])] : ['Y', 'N'];
}

export const switchValues = (meta: FieldDefinition) => switchValuesOf((meta as Partial<OnlineFieldDefinition>).online?.config ?? {});

/** A text that is shown as it is stored, and typed or chosen by another input. */
const textBy = (name: string, change: Partial<FieldKind<string>>) => defineFieldKind<string>({ ...textKind, ...change, name });

/** Marks of a text of markup, without its tags. */
const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ');

/** Kinds of values that only online forms have. */
export const onlineKinds = [
  textBy('onlinePassword', {
    Cell: ({ value }) => (value ? '******' : emptyText),
    Input: (props) => <Password {...props} />,
    Search: undefined,
    text: () => '',
  }),
  textBy('onlineSwitch', {
    width: 80,
    Cell: ({ value, meta }) => (value ? <SwitchWord value={value} meta={meta} /> : emptyText),
    Input: (props) => <SwitchText {...props} />,
  }),
  textBy('onlineMonth', {
    width: 100,
    Input: (props) => <Month {...props} />,
    Search: ({ value, onValueChange, ...props }) => (
      <Month {...props} value={typeof value === 'string' ? value : ''} onValueChange={(month) => onValueChange(month || null)} />
    ),
  }),
  defineFieldKind<string | null>({
    ...dateKind,
    name: 'onlinePeriod',
    width: 100,
    Cell: ({ value, meta }) => <span className="tabular-nums">{value?.slice(0, periodLength(meta)) || emptyText}</span>,
    Input: (props) => <Period {...props} />,
    text: (value, { meta }) => value?.slice(0, periodLength(meta)) ?? '',
    parse: (text) => {
      const [, year, month = '01'] = /^\s*(\d{4})(?:[-/.年](\d{1,2}))?\D*$/.exec(text) ?? [];
      return text.trim() === ''
        ? null
        : year && Number(month) >= 1 && Number(month) <= 12
          ? `${year}-${month.padStart(2, '0')}-01`
          : undefined;
    },
  }),
  textBy('onlineRichText', {
    width: 220,
    isWide: () => true,
    Cell: ({ value, meta, name, row, whole }) => {
      if (!value) return emptyText;
      return whole ? <Html html={value} /> : <longTextKind.Cell value={plain(value).trim()} meta={meta} name={name} row={row} />;
    },
    Input: (props) => <RichText {...props} />,
    text: (value) => plain(value ?? '').trim(),
  }),
  textBy('onlinePick', {
    width: 150,
    Cell: (props) => {
      const { online } = props.meta as OnlineFieldDefinition;
      // The roots of a tree have no parent.
      if (props.value === '0' && online.view === 'sel_tree') return emptyText;
      const text = sentText(props.row, props.name);
      if (typeof text === 'string' && text) return <span title={text}>{text}</span>;
      const meta = props.meta as OnlineFieldDefinition;
      const { view } = online;
      // A list would ask for the row of each of its own.
      const isAsked = view === 'pca' || view === 'cat_tree' || (view === 'link_table' && props.whole);
      return props.value && isAsked ? <Name value={props.value} meta={meta} /> : <textKind.Cell {...props} />;
    },
    Input: (props) => <Pick {...props} />,
    Search: (props) => <PickSearch {...props} />,
    check: undefined,
  }),
  defineFieldKind<WideInteger | null>({
    name: 'bigInteger',
    align: 'end',
    width: 140,
    blank: null,
    Cell: ({ value }) => groupedDigits(value),
    Input: (props) => <Digits {...props} />,
    Search: (props) => <DigitsRange {...props} />,
    text: (value) => toText(value),
    parse: (text) => {
      const read = readDigits(text);
      return 'problem' in read ? undefined : read.value;
    },
    compare: (one, other) => Number((digitsOf(one) ?? 0n) - (digitsOf(other) ?? 0n)),
  }),
  defineFieldKind<string | null>({ ...dictKind, name: 'onlineRadio', Input: (props) => <Radio {...props} /> }),
  defineFieldKind<string | null>({ ...dictKind, name: 'onlineCheckbox', Input: (props) => <Checkboxes {...props} /> }),
];

/** Characters of a day that say its month, or its year. */
const periodLength = (meta: FieldDefinition) => (periodOf((meta as OnlineFieldDefinition).online) === 'year' ? 4 : 7);

const groupedDigits = (value: unknown): string => digitsOf(value)?.toLocaleString('en-US') ?? (toText(value) || emptyText);

function SwitchWord({ value, meta }: { value: string; meta: FieldDefinition }) {
  const { t } = useTexts();
  return <>{t(value === switchValues(meta)[0] ? 'common.yes' : 'common.no')}</>;
}
