import { businessError } from '../../../platform/errors.ts';

/** Words of cargo that general haulage may not carry. */
const prohibited = [
  '炸药',
  '雷管',
  '烟花',
  '爆竹',
  '鞭炮',
  '枪支',
  '弹药',
  '毒品',
  '放射性',
  '易制毒',
  '剧毒',
  '硝化甘油',
  '象牙',
  '野生动物',
] as const;

/** @throws AppError 40111 the cargo's name says something prohibited */
export function assertAllowedCargo(cargoName: string): void {
  if (prohibited.some((word) => cargoName.includes(word))) throw businessError(40111, { message: '货物名称属于禁运品' });
}
