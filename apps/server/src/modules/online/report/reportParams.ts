import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { dict, integer, text } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { MergedRow } from '../mergeRows.ts';
import { placeOf, type Problem } from '../problems.ts';

/** How a parameter is chosen: typed, from a dictionary, by the calendar, or by looking somebody up. */
const paramViews = ['text', 'number', 'list', 'date', 'month', 'customer', 'carrier', 'driver', 'vehicle', 'person'] as const;

/** What parameters of reports, and those of pages of reports, say beside their name. */
export const paramFields = () => ({
  paramTxt: text(label('参数文本', 'Caption'), { max: 100 }),
  paramTxtEn: text(label('英文文本', 'English caption'), { max: 100 }),
  paramValue: text(label('默认值', 'Default value'), { max: 200 }),
  paramView: dict('report_param_view', { label: label('选择方式', 'Input type'), options: { codes: paramViews } }),
  dictCode: text(label('字典编码', 'Dictionary'), { max: 64 }),
  orderNum: integer(label('排序', 'Sort order'), { max: 10_000 }),
});

/** What these are where nobody has said anything. */
export const newParam = { paramTxt: null, paramTxtEn: null, paramValue: null, paramView: 'text', dictCode: null };

/** A parameter as pages ask for it, taken from their address as `self_<paramName>`. @source jeecg-wire 4.1 */
export const ReportParamInfo = z
  .object({
    paramName: z.string(),
    paramTxt: z.string().nullable(),
    paramValue: z.string().nullable(),
    view: z.enum(paramViews),
    dictCode: z.string().nullable(),
  })
  .meta({ id: 'ReportParamInfo' });

interface StoredParam {
  paramName: string;
  paramTxt: string | null;
  paramTxtEn: string | null;
  paramValue: string | null;
  paramView: string;
  dictCode: string | null;
}

/** Parameters in the language of the call. */
export const paramsInfoOf = ({ locale }: Pick<Context, 'locale'>, params: readonly StoredParam[]): z.input<typeof ReportParamInfo>[] =>
  params.map(({ paramName, paramTxt, paramTxtEn, paramValue, paramView, dictCode }) => ({
    paramName,
    paramTxt: locale === 'en' ? (paramTxtEn ?? paramTxt) : paramTxt,
    paramValue,
    view: paramViews.find((one) => one === paramView) ?? 'text',
    dictCode,
  }));

/** What is wrong with dictionaries that rows name; `needs` says which rows must name one. */
export async function dictionaryProblems<Values extends { dictCode: string | null }>(
  ctx: Context,
  rows: readonly MergedRow<Values>[],
  needs: (values: Values) => boolean = () => false,
): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const { values, place } of rows) {
    const path = placeOf(place, 'dictCode');
    if (!values.dictCode) {
      if (needs(values)) found.push({ path, zh: '请填写字典编码', en: 'Name its dictionary' });
      continue;
    }
    const entries = await ctx.platform.dictionaries.items(ctx.actor.tenantId, values.dictCode);
    if (entries.length > 0) continue;
    found.push({
      path,
      zh: `字典 ${values.dictCode} 不存在或没有字典项`,
      en: `Dictionary ${values.dictCode} doesn’t exist or is empty`,
    });
  }
  return found;
}

/** Whether a parameter is chosen from a dictionary. */
export const isChosenFromList = ({ paramView }: Pick<StoredParam, 'paramView'>): boolean => paramView === 'list';
