import { useDictText } from '@tarmac/admin-kit/dictionary';

/** Ground and letters of a plate by its code of JT/T 697.7; other codes have none of their own. */
const paints: Readonly<Record<string, { background: string; color: string }>> = {
  '1': { background: '#1d4ed8', color: '#ffffff' },
  '2': { background: '#facc15', color: '#111827' },
  '3': { background: '#111827', color: '#ffffff' },
  '4': { background: '#ffffff', color: '#111827' },
  '5': { background: '#86efac', color: '#111827' },
  '91': { background: '#facc15', color: '#111827' },
  '92': { background: '#15803d', color: '#ffffff' },
  '93': { background: 'linear-gradient(90deg, #facc15 35%, #86efac 35%)', color: '#111827' },
  '94': { background: 'linear-gradient(180deg, #ffffff, #86efac)', color: '#111827' },
};

/** A plate in the colour that it has on the road; its title says the colour in words. @source freight-domain F02, F05 */
function PlateChip({ plate, color }: { plate: string | null; color: string | null }) {
  const paint = paints[color ?? ''];
  const said = useDictText('plate_color', color);
  if (plate === null || paint === undefined) return plate ?? '--';
  return (
    <span
      className="inline-flex items-center rounded-sm border border-solid border-line-strong px-1.5 font-medium whitespace-nowrap"
      style={paint}
      title={said}
    >
      {plate}
    </span>
  );
}

/** A column with plate and colour in one. */
export const plateColumn = <Name extends string>(field: Name, width = 120) => ({
  field,
  width,
  opens: true,
  reads: ['plateColor'] as const,
  cell: (row: object) => {
    const values = row as Readonly<Record<Name | 'plateColor', string | null>>;
    return <PlateChip plate={values[field]} color={values.plateColor} />;
  },
});

/** A vehicle and below it who drives it, in the height of one row of a list; beside it where rows are compact. Both lines need the padding of the cell. */
export function CrewCell({ plate, color, driver }: { plate: string | null; color: string | null; driver: string | null }) {
  if (plate === null && driver === null) return '--';
  return (
    <span className="-my-1 flex flex-col items-start text-xs leading-3.5 [[data-density=compact]_&]:flex-row [[data-density=compact]_&]:gap-x-1">
      {plate !== null && <PlateChip plate={plate} color={color} />}
      {driver !== null && (
        <span className="max-w-full truncate leading-4 text-ink-secondary" title={driver}>
          {driver}
        </span>
      )}
    </span>
  );
}
