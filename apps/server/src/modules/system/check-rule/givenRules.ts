import type { RulePart } from './ruleParts.ts';

/** What every tenant has until it stores a rule of its own under the code. @source VAL-02, SYS-13, jeecg-wire 6.3 */
export const givenRules: ReadonlyMap<string, readonly RulePart[]> = new Map([
  /** 通用编码规则 */
  [
    'common',
    [
      { digits: '1', pattern: '[A-Za-z]', message: '首位必须为字母' },
      { digits: '*', pattern: '\\w*', message: '只能由数字、字母、下划线组成' },
      { digits: '*', pattern: '.{3,}', message: '最少三位数' },
      { digits: '*', pattern: '.{3,12}', message: '最多十二位数' },
    ],
  ],
  /** 职务编码规则: asks no more than the field itself, and is there to be replaced by how a tenant numbers its positions. */
  ['position_code', [{ digits: '*', pattern: '[^\\s,\'"<>\\\\]+', message: '职务编码不能含空格、逗号、引号、尖括号和反斜杠' }]],
]);
