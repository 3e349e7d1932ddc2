import { label } from '@tarmac/freight-api/rules';
import { entity } from '../../../platform/contract/index.ts';

/** Stands for the rows of any form, where an address serves them all. */
export const AnyRow = entity('onlineRow', { label: label('表单数据', 'Rows of a form'), required: {}, optional: {}, computed: {} });
