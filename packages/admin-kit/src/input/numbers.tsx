import type { ReactNode } from 'react';
import type { ControlProps } from '../internals/control.ts';
import { currencyFacts } from '../internals/currency.ts';
import { formatScaled, parseScaled, scaledToStored, storedToScaled } from '../internals/decimal.ts';
import { ScaledInput } from './ScaledInput.tsx';

interface NumberProps extends ControlProps<number | null> {
  /** Lower bound in the unit of `value`; the arrow keys respect it, a form reports it. Absent means none. */
  minimum?: number;
  /** Upper bound in the unit of `value`; absent means none. */
  maximum?: number;
  /** Stands before the number, such as ¥. */
  prefix?: ReactNode;
  /** Stands after the number, such as 吨. */
  suffix?: ReactNode;
  /** Class of the box around the input. */
  className?: string;
}

/**
 * A whole number; `null` when empty.
 *
 * @example <NumberInput aria-label="件数" value={count} onValueChange={setCount} minimum={1} />
 * @keyboard
 * ↓ ↑: One whole unit less or more
 * Tab: Leaves and rounds to the places of the unit
 */
export function NumberInput(props: NumberInputProps) {
  return <ScaledInput {...props} decimals={0} grouping={props.grouping ?? false} />;
}

/** Props of {@link NumberInput}. */
export interface NumberInputProps extends NumberProps {
  /** Thousands separators until something is typed, default false. */
  grouping?: boolean;
}

/**
 * A decimal number as text ('12.50'), for values that are neither money nor a quantity; '' when empty.
 *
 * @example <DecimalInput aria-label="税率" decimals={2} suffix="%" value="6.00" onValueChange={setRate} />
 * @keyboard
 * ↓ ↑: One whole unit less or more
 * Tab: Leaves and rounds to the places of the unit
 */
export function DecimalInput({ value, defaultValue, onValueChange, decimals = 2, ...props }: DecimalInputProps) {
  return (
    <ScaledInput
      {...props}
      decimals={decimals}
      value={value === undefined ? undefined : parseScaled(value, decimals)}
      defaultValue={defaultValue === undefined ? undefined : parseScaled(defaultValue, decimals)}
      onValueChange={(scaled) => onValueChange?.(scaled === null ? '' : formatScaled(scaled, { decimals }))}
    />
  );
}

/** Props of {@link DecimalInput}. */
export interface DecimalInputProps extends ControlProps<string> {
  /** Digits after the point, default 2. */
  decimals?: number;
  /** Stands after the number, such as %. */
  suffix?: ReactNode;
  /** Class of the box around the input. */
  className?: string;
}

/**
 * An amount of money: holds the smallest unit of its currency (cents, fen), shows its sign and its decimals. `null` when empty.
 *
 * @example <MoneyInput aria-label="金额" currency="CNY" value={129_900} onValueChange={setFen} minimum={0} />
 * @keyboard
 * ↓ ↑: One whole unit less or more
 * Tab: Leaves and rounds to the places of the unit
 * @source VAL-03
 */
export function MoneyInput({ currency, ...props }: MoneyInputProps) {
  const { sign, decimals } = currency === undefined ? { sign: undefined, decimals: 2 } : currencyFacts(currency);
  return <ScaledInput prefix={sign} {...props} decimals={decimals} alignEnd />;
}

/** Props of {@link MoneyInput}. */
export interface MoneyInputProps extends NumberProps {
  /** A code of ISO 4217, such as CNY or USD; without one the amount has hundredths and no sign. */
  currency?: string;
}

/**
 * A quantity that is stored as an integer of a small unit and typed in a larger one: stored = shown × factor.
 *
 * @example <QuantityInput aria-label="重量" factor={1000} decimals={3} suffix="吨" value={32_100} onValueChange={setKilograms} />
 * @keyboard
 * ↓ ↑: One whole unit less or more
 * Tab: Leaves and rounds to the places of the unit
 */
export function QuantityInput({ value, defaultValue, onValueChange, factor, decimals, minimum, maximum, ...props }: QuantityInputProps) {
  const toScaled = <Empty extends null | undefined>(stored: number | Empty) => {
    if (stored === null || stored === undefined) return stored as Empty;
    // A server may send what is not a number: the input is empty then.
    return Number.isFinite(stored) ? storedToScaled(stored, { factor, decimals }) : (null as Empty);
  };
  return (
    <ScaledInput
      {...props}
      decimals={decimals}
      alignEnd
      minimum={toScaled(minimum)}
      maximum={toScaled(maximum)}
      value={toScaled(value)}
      defaultValue={toScaled(defaultValue)}
      onValueChange={(scaled) => onValueChange?.(scaled === null ? null : scaledToStored(scaled, { factor, decimals }))}
    />
  );
}

/** Props of {@link QuantityInput}. */
export interface QuantityInputProps extends NumberProps {
  /** How many stored units make one shown unit: kilograms shown as tonnes have 1000. */
  factor: number;
  /** Digits after the point of the shown number. */
  decimals: number;
}
