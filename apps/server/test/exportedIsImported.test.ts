import { expect, test } from 'vitest';
import { modules } from '../src/modules/index.ts';
import type { AnyEntity } from '../src/platform/contract/index.ts';
import { captionOf, importColumnsOf } from '../src/platform/resource/standardImportPlan.ts';

/** Waybills are not imported, their import takes weighbridge slips; and the sheet of orders is laid down by appendix E of the domain. */
const other = ['shippingNote', 'order'];

const kinds = new Map<string, AnyEntity>(
  modules.flatMap((module) =>
    (module.routes ?? []).flatMap(({ contract: { about, endpoints } }) =>
      about.entity !== undefined && !other.includes(about.entity.name) && 'importExcel' in endpoints && 'exportXls' in endpoints
        ? [[about.entity.name, about.entity] as const]
        : [],
    ),
  ),
);

/** Headings of the exported sheet by the name of the import column that the cells would be for. */
function exported(kind: AnyEntity): Map<string, string[]> {
  const headings = new Map<string, string[]>();
  for (const name of kind.definition.exportColumns ?? Object.keys(kind.fields)) {
    const field = kind.fields[name];
    if (field === undefined) continue;
    // Of another row its name is shown: that is what a sheet says in place of its id.
    const reference = Object.keys(kind.fields).find((one) => kind.fields[one]?.textField === name);
    for (const column of [name, reference ?? []].flat()) headings.set(column, [...(headings.get(column) ?? []), captionOf(field).zh]);
  }
  return headings;
}

test.each([...kinds.values()].map((kind) => [kind.name, kind] as const))(
  'EXP-02 what is exported is understood by the import: %s',
  (_name, kind) => {
    const headings = exported(kind);

    const misread = importColumnsOf(kind).flatMap(({ name, caption, aliases = [] }) => {
      const heading = headings.get(name);
      return heading === undefined || [caption, ...aliases].some(({ zh }) => heading.includes(zh))
        ? []
        : [`${name}: ${heading.join()} is read as ${caption.zh}`];
    });

    expect(misread).toEqual([]);
  },
);

test.each(['driver', 'vehicle', 'carrier', 'customer', 'shipper'])('EXP-02 what an import needs is exported: %s', (name) => {
  const kind = kinds.get(name)!;
  const headings = [...exported(kind).values()].flat();

  const needed = importColumnsOf(kind).filter(({ required }) => required);

  expect(needed.filter(({ caption, aliases = [] }) => ![caption, ...aliases].some(({ zh }) => headings.includes(zh)))).toEqual([]);
});
