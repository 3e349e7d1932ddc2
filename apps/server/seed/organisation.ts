import type { DepartSeed } from '../src/modules/system/seed/seedPeople.ts';
import type { PositionSeed } from '../src/modules/system/seed/seedPositions.ts';

/** Departments of the demonstration below the first company. */
export const demoDeparts: readonly DepartSeed[] = [
  { orgCode: 'A01A01', name: '运营部', parent: 'A01', order: 1 },
  { orgCode: 'A01A01A01', name: '华东组', parent: 'A01A01', order: 1 },
  { orgCode: 'A01A01A02', name: '华北组', parent: 'A01A01', order: 2 },
  { orgCode: 'A01A02', name: '调度中心', parent: 'A01', order: 2 },
  { orgCode: 'A01A03', name: '资质审核部', parent: 'A01', order: 3 },
  { orgCode: 'A01A04', name: '财务部', parent: 'A01', order: 4 },
  { orgCode: 'A01A05', name: '客服部', parent: 'A01', order: 5 },
  { orgCode: 'A01A06', name: '技术部', parent: 'A01', order: 6 },
];

/** Where people of customers, carriers and fleets belong. */
export const partners: DepartSeed = { orgCode: 'A02', name: '合作单位', order: 2 };

/** Positions of the demonstration. */
export const demoPositions: readonly PositionSeed[] = [
  { code: 'general_manager', name: '总经理', rank: '5' },
  { code: 'department_head', name: '部门经理', rank: '4' },
  { code: 'dispatcher', name: '调度员', rank: '2' },
  { code: 'auditor', name: '审核专员', rank: '2' },
  { code: 'accountant', name: '会计', rank: '3' },
  { code: 'cashier', name: '出纳', rank: '2' },
  { code: 'service', name: '客服专员', rank: '1' },
];
