import { expect, test } from 'vitest';
import { modules } from '../src/modules/index.ts';
import { Vehicle } from '../src/modules/fleet/vehicle/vehicle.contract.ts';
import { createHeaderFinder } from '../src/platform/import/sheetHeader.ts';
import type { AnyEntity } from '../src/platform/contract/index.ts';
import { importColumnsOf } from '../src/platform/resource/standardImportPlan.ts';

const kinds = new Map<string, AnyEntity>(
  modules.flatMap((module) =>
    (module.routes ?? []).flatMap(({ contract: { about, endpoints } }) =>
      about.entity !== undefined && 'importExcel' in endpoints ? [[about.entity.name, about.entity] as const] : [],
    ),
  ),
);

test.each([...kinds])('IMP-03 no heading means two columns: %s', (_name, kind) => {
  const meaning = new Map<string, string>();
  const doubled: string[] = [];
  for (const { name, caption, aliases = [] } of importColumnsOf(kind))
    for (const heading of new Set([caption, ...aliases].flatMap(({ zh, en }) => [zh, en].map((text) => text.toLowerCase())))) {
      const other = meaning.get(heading);
      if (other !== undefined && other !== name) doubled.push(`${heading}: ${other} and ${name}`);
      meaning.set(heading, name);
    }

  expect(doubled).toEqual([]);
});

test('IMP-03 headings that people and papers use are understood, with their unit as well', () => {
  const find = createHeaderFinder(importColumnsOf(Vehicle));
  const cells = [
    '号牌 *',
    '号牌颜色',
    '车型',
    '车主',
    '车主证件号',
    '使用性质',
    '车架号',
    '发证机关',
    '上牌日期',
    '发证日期',
    '燃料类型',
    '核载（吨）',
    '总质量',
    '营运证号',
  ];

  const found = find({ row: 1, cells });

  expect([...found!.header.values()].map(({ name }) => name)).toEqual([
    'vehicleNumber',
    'plateColor',
    'vehicleType',
    'owner',
    'ownerIdNo',
    'useCharacter',
    'vin',
    'issuingOrganizations',
    'registerDate',
    'issueDate',
    'vehicleEnergyType',
    'vehicleTonnage',
    'grossMass',
    'roadTransportCertificateNumber',
  ]);
});
