import { scaledKind } from './scaled.tsx';

/** A stored integer of a small unit, shown and typed in a larger one. With the factor 1 both are the same unit, and the number has decimals of its own, as a coordinate. */
export const quantityKind = scaledKind({
  name: 'quantity',
  width: 110,
  unitOf: ({ unit, decimals = 0 }) => unit ?? { factor: 1, decimals },
  bare: (text) => text.replace(/[^\d.,-]/g, ''),
});

/** A number with decimals, stored as it is shown: as many digits after the point as its field says. */
export const decimalKind = { ...quantityKind, name: 'decimal' };
