import { useState } from 'react';

/** State that the caller may own (`value`) or leave to the widget (`defaultValue`). */
export function useControlled<Value>(
  value: Value | undefined,
  { defaultValue, onValueChange }: { defaultValue: Value; onValueChange?: (value: Value) => void },
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const change = (next: Value) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return [current, change];
}
