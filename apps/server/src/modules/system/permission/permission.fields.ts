import { z } from 'zod';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import { flag } from '../../../platform/contract/index.ts';

/** A yes or no that answers carry as a boolean; '1' and '0' are taken too. @source jeecg-wire 3.4 */
export const mark = (label: LocalizedText) => z.union([z.boolean(), z.enum(['0', '1'])]).meta(flag(label).meta() ?? {});

/** What such a field holds in the database. */
export const markValue = (value: boolean | '0' | '1'): number => (value === true || value === '1' ? 1 : 0);
