import {
  type CellControlProps,
  type CellType,
  type CellTypes,
  defineCellType,
  type EditableColumn,
  type SlotProps,
} from '@tarmac/admin-kit/editable-table';
import { toText } from '@tarmac/admin-kit/field';
import type { LocalText } from '@tarmac/admin-kit/i18n';
import { checkRule } from '@tarmac/freight-api/rules';
import { type Order, orderFields, orderGrabFields } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { DriverPicker, VehiclePicker } from '../../../shared/pickers/entityPickers.ts';
import { awayLabel, fromLoading, toCarry } from '../../../shared/pickers/nearby.ts';
import { tripTexts } from './batchTrips.ts';
import type { CrewBook, CrewKind } from './crewBook.ts';
import { shareOf } from './remainder.ts';

declare module '@tarmac/admin-kit/editable-table' {
  interface CellTypeMap {
    driver: object;
    vehicle: object;
  }
}

const texts = defineTexts({
  driver: { zh: '司机', en: 'Driver' },
  vehicle: { zh: '车辆', en: 'Vehicle' },
  pickup: { zh: '装货时间', en: 'Pick up at' },
});

/** Whether trips of an order may promise the driver something beforehand: the order says how much, and its reader sees what they get. */
export const allowsPrepay = ({ prepayRate, prepayAmount, driverFee }: Order): boolean =>
  driverFee !== null && ((prepayRate ?? 0) > 0 || (prepayAmount ?? 0) > 0);

/** The columns of the trips of an order. @source freight-domain G05 */
export function tripColumns(
  order: Order,
  { book, localize }: { book: CrewBook; localize: (text: LocalText) => string },
): readonly EditableColumn[] {
  const { unit } = orderFields.totalWeight;
  const { trailerNumber: trailer } = orderGrabFields;
  const titled = (text: LocalText, symbol: LocalText) => `${localize(text)}(${localize(symbol)})`;
  const isFound = (kind: CrewKind) => ({
    handler: ({ cellValue }: { cellValue: unknown }, callback: (passed: boolean, message?: string) => void) => {
      const word = toText(cellValue);
      callback(!book.isMissing(kind, word), localize(tripTexts.unknown).replace('{text}', word));
    },
  });
  const checkTrailer = ({ cellValue }: { cellValue: unknown }, callback: (passed: boolean, message?: string) => void) => {
    const word = toText(cellValue).trim();
    const answer = word === '' ? undefined : checkRule(trailer.rule, word);
    callback(answer?.ok ?? true, answer?.message && localize(answer.message));
  };
  return [
    {
      key: 'driverId',
      title: localize(texts.driver),
      type: 'driver',
      width: 230,
      validateRules: [{ required: true }, isFound('driver')],
    },
    {
      key: 'vehicleId',
      title: localize(texts.vehicle),
      type: 'vehicle',
      width: 230,
      validateRules: [{ required: true }, { unique: true, message: localize(tripTexts.twice) }, isFound('vehicle')],
    },
    {
      key: 'trailerNumber',
      title: localize(trailer.label),
      type: 'input',
      width: 130,
      props: { maxLength: trailer.maxLength },
      validateRules: [{ handler: checkTrailer }],
    },
    {
      key: 'weight',
      title: titled(orderGrabFields.weight.label, unit.symbol),
      type: 'inputNumber',
      width: 175,
      props: { scale: 3, min: 1, grouping: true },
      validateRules: [{ required: true }],
      statistics: ['sum'],
    },
    { key: 'pickupTime', title: localize(texts.pickup), type: 'datetime', width: 190 },
    ...(allowsPrepay(order)
      ? [
          {
            key: 'prepayAmount',
            title: titled(orderFields.prepayAmount.label, orderFields.prepayAmount.unit.symbol),
            type: 'inputNumber',
            width: 150,
            props: { scale: 2, min: 0, grouping: true },
            statistics: ['sum'],
          } as const,
        ]
      : []),
    // Last: lines of a sheet are pasted over what is typed.
    ...(fromLoading({ ...order })['lng'] === undefined
      ? []
      : [{ key: 'away', title: localize(awayLabel), type: 'slot', width: 170 } as const]),
  ];
}

/** How far the vehicle of a trip is from the loading place: shown beside what is typed, and no part of it. */
export function tripSlots(book: CrewBook, order: Order): Record<'away', ComponentType<SlotProps>> {
  return {
    away: function Away({ row }) {
      const named = row['vehicleId'];
      const vehicleId = typeof named === 'string' && book.isKnown(named) ? named : '';
      const { data } = useQuery({
        queryKey: ['awayFromLoading', order.id, vehicleId],
        queryFn: () => book.awayOf(vehicleId),
        enabled: vehicleId !== '',
        staleTime: 60_000,
      });
      return data;
    },
  };
}

/** Cells that name a driver or a vehicle: shown and copied by name, chosen from a list, pasted by name, phone or plate. */
export function crewCellTypes(book: CrewBook): CellTypes {
  const shown = (value: unknown) => (typeof value === 'string' ? book.textOf(value) : '');
  const type = (name: CrewKind): CellType<string | null> =>
    defineCellType<string | null>({
      name,
      width: 150,
      blank: null,
      format: shown,
      // Who is meant is looked up once it stands there.
      parse: (text) => text.trim() || null,
      compare: (one, other) => shown(one).localeCompare(shown(other), 'zh'),
      edit: { by: 'control', opens: 'popup' },
    });
  return { driver: type('driver') as CellType, vehicle: type('vehicle') as CellType };
}

// The cell has a frame already.
const inCell = 'border-transparent! outline-none! rounded-none! min-h-(--kit-line)';

/**
 * The pickers in the place of those cells: who is nearest to the loading place of the order comes first. A vehicle's begins with those that
 * carry the weight of the line, or one vehicle's share of the order, and among them with those that the driver is bound to.
 */
export function crewControls(book: CrewBook, order: Order): Record<CrewKind, ComponentType<CellControlProps>> {
  const parameters = fromLoading({ ...order });
  const propsOf = ({ value, typed, label, invalid, onValueChange, onClose }: CellControlProps) => {
    const known = typeof value === 'string' && book.isKnown(value) ? value : null;
    return {
      'aria-label': label,
      className: inCell,
      invalid,
      parameters,
      defaultQuery: typed ?? '',
      value: known,
      ...(known === null ? {} : { valueText: book.textOf(known) }),
      onPick: (picked: { value: string; text: string } | null) => {
        if (picked !== null) book.remember(picked.value, picked.text);
        onValueChange(picked?.value ?? null);
        onClose();
      },
    };
  };
  return {
    driver: (props) => <DriverPicker {...propsOf(props)} />,
    vehicle: (props) => {
      const driver = props.cell.row['driverId'];
      const first = typeof driver === 'string' && book.isKnown(driver) ? () => book.boundTo(driver) : undefined;
      const weight = props.cell.row['weight'] ?? shareOf(order);
      return (
        <VehiclePicker
          {...propsOf(props)}
          parameters={{ ...parameters, ...toCarry({ weight }) }}
          {...(first === undefined ? {} : { first })}
        />
      );
    },
  };
}
