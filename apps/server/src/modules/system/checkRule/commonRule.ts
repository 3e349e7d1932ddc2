/** 通用编码规则: what every tenant has until it stores one of its own under this code. @source jeecg-wire 6.3 */
export const commonRule = {
  code: 'common',
  name: '通用编码规则',
  description: '首位为字母，只含字母、数字和下划线，3至12位',
  parts: [
    { digits: '1', pattern: '[A-Za-z]', message: '首位必须为字母' },
    { digits: '*', pattern: '\\w*', message: '只能由数字、字母、下划线组成' },
    { digits: '*', pattern: '.{3,}', message: '最少三位数' },
    { digits: '*', pattern: '.{3,12}', message: '最多十二位数' },
  ],
} as const;
