import { emptyText } from '../../internals/format.ts';
import { defineFieldKind, type CellProps, type FieldInputProps } from '../defineFieldKind.ts';
import { late } from '../../internals/late.ts';
import { controlRoom, loadControls } from '../loadControls.tsx';
import { useTexts } from '../../i18n/useTexts.ts';

const FlagSearch = late(loadControls, { part: 'FlagSearch', meanwhile: controlRoom });
const Switch = late(loadControls, { part: 'Switch', meanwhile: controlRoom });

/** Some wires carry flags as numbers, or as what they are. */
const isYes = (value: unknown) => value === '1' || value === 1 || value === true;

function Cell({ value }: CellProps<string>) {
  const { t } = useTexts();
  if (value === null || value === undefined || value === '') return emptyText;
  return t(isYes(value) ? 'common.yes' : 'common.no');
}

function Input({ meta: _meta, valueText: _text, onPick: _pick, value, defaultValue, onValueChange, ...props }: FieldInputProps<string>) {
  return (
    <Switch
      {...props}
      value={value === undefined ? undefined : isYes(value)}
      defaultValue={defaultValue === '1'}
      onValueChange={(isOn) => onValueChange?.(isOn ? '1' : '0')}
    />
  );
}

/** Yes ('1') or no ('0'). An untouched input is no. */
export const flagKind = defineFieldKind<string>({
  name: 'flag',
  holds: 'text',
  width: 80,
  blank: '0',
  Cell,
  Input,
  Search: (props) => <FlagSearch {...props} />,
  text: (value, { words }) =>
    value === null || value === undefined || value === '' ? '' : words.t(isYes(value) ? 'common.yes' : 'common.no'),
  parse: (text, { words }) => {
    if (text === '1' || text === words.t('common.yes')) return '1';
    return text === '0' || text === '' || text === words.t('common.no') ? '0' : undefined;
  },
  compare: (one, other) => one.localeCompare(other),
});
