import { namesIn, parseExpression, readDefault } from '@tarmac/admin-kit/expression';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import { commonFieldNamed } from '../form-storage/commonFormColumns.ts';
import type { MergedRow } from '../mergeRows.ts';
import { type Problem, problemsAt } from '../problems.ts';
import { checkExpression, problemOf } from './checkExpression.ts';
import { optionsProblem } from './fieldOptions.ts';
import { fits, kindOf, kindsOfView, sizeProblem } from './fieldStorage.ts';
import type { FieldView, StorageKind } from './formSnapshot.ts';
import { linkProblem } from './linkProblem.ts';
import type { FieldValues, MergedForm } from './mergeForm.ts';
import { fieldNameProblem } from './nameProblems.ts';
import { patternProblem, validTypes } from './patternProblem.ts';

/** Checks that numbers can be given. */
const numberChecks: ReadonlySet<string> = new Set(['only', 'n', 'z', 'money', '*']);

/** What is wrong with the fields of a definition, each by itself and beside the others. Nothing is asked of the database. */
export function fieldProblems({ head, fields }: MergedForm): Problem[] {
  const names = new Set(fields.map(({ values }) => values.dbFieldName));
  const circle = circularNames(fields);
  return fields.flatMap((field) => {
    const isCommon = commonFieldNamed(field.values.dbFieldName, head.isTree === 'Y') !== undefined;
    return [
      ...(isCommon ? [] : nameAndType(field)),
      ...repeatedName(field, fields),
      ...displayed(field, names),
      ...(isCommon ? [] : [...rangeName(field, fields), ...valued(field, { names, circle })]),
    ];
  });
}

type Field = MergedRow<FieldValues>;

function nameAndType(field: Field): Problem[] {
  const { values } = field;
  const view = values.fieldShowType as FieldView;
  const kind = kindOf(values.dbType, view);
  const problems = problemsAt(field, { dbFieldName: fieldNameProblem(values.dbFieldName) });
  if (kind === undefined)
    return [
      ...problems,
      ...problemsAt(field, {
        dbType: {
          zh: '不支持二进制字段：文件请用“文件”控件，保存的是路径',
          en: 'Binary fields aren’t possible. Use the Files control, which keeps paths',
        },
      }),
    ];
  const size = sizeProblem({ ...values, kind });
  if (size !== undefined) problems.push(...problemsAt(field, { [size.property]: size }));
  if (!kindsOfView[view].includes(kind))
    problems.push(
      ...problemsAt(field, {
        fieldShowType: {
          zh: `控件与字段类型 ${values.dbType} 不符`,
          en: `This control doesn’t fit the type ${values.dbType}`,
        },
      }),
    );
  return problems;
}

function repeatedName(field: Field, fields: readonly Field[]): Problem[] {
  const { dbFieldName } = field.values;
  const isSecond = fields.find(({ values }) => values.dbFieldName === dbFieldName) !== field;
  return isSecond ? problemsAt(field, { dbFieldName: { zh: `${dbFieldName} 重复`, en: `${dbFieldName} stands twice` } }) : [];
}

const ranged: ReadonlySet<StorageKind> = new Set(['int', 'long', 'double', 'decimal', 'date', 'datetime']);

/** `work_begin` is how a search says from when `work` is meant. */
function rangeName(field: Field, fields: readonly Field[]): Problem[] {
  const base = /^(.+)_(?:begin|end)$/.exec(field.values.dbFieldName)?.[1];
  const other = fields.find(({ values }) => values.dbFieldName === base);
  const kind = other && kindOf(other.values.dbType, other.values.fieldShowType);
  if (base === undefined || kind === undefined || !ranged.has(kind)) return [];
  return problemsAt(field, {
    dbFieldName: { zh: `与字段 ${base} 的范围查询参数重名`, en: `Searches of the range of ${base} have this name` },
  });
}

/** How a field looks. */
function displayed(field: Field, names: ReadonlySet<string>): Problem[] {
  const { fieldHref, fieldExtendJson, fieldShowType, visibleExpr, fieldLength } = field.values;
  return problemsAt(field, {
    fieldHref: fieldHref === null ? undefined : linkProblem(fieldHref, names),
    fieldExtendJson: fieldExtendJson === null ? undefined : optionsProblem(fieldExtendJson, fieldShowType),
    visibleExpr: visibleExpr === null ? undefined : checkExpression(visibleExpr, names),
    fieldLength: Number(fieldLength) <= 2000 ? undefined : { zh: '列宽最多2000像素', en: 'A column is 2000 pixels wide at most' },
  });
}

const unfit: LocalizedText = { zh: '默认值与字段类型或长度不符', en: 'This value doesn’t fit the type or the length' };

/** What values a field takes, begins with and comes to. */
function valued(field: Field, { names, circle }: { names: ReadonlySet<string>; circle: ReadonlySet<string> }): Problem[] {
  const { values } = field;
  const { dbDefaultVal, fieldDefaultValue, queryDefVal, fieldValidType, queryValidType, computeExpr, requiredExpr } = values;
  const kind = kindOf(values.dbType, values.fieldShowType);
  if (kind === undefined) return [];
  const isFit = (value: string) => fits(value, { ...values, kind });
  const check = (source: string | null) => (source === null ? undefined : checkProblem(source, kind));
  const expression = (source: string | null) => (source === null ? undefined : checkExpression(source, names));
  const asked = values.queryConfigFlag === '1' ? (values.queryShowType as FieldView | null) : null;
  return problemsAt(field, {
    queryShowType:
      asked === null || kindsOfView[asked].includes(kind)
        ? undefined
        : { zh: `控件与字段类型 ${values.dbType} 不符`, en: `This control doesn’t fit the type ${values.dbType}` },
    dbDefaultVal: dbDefaultVal === null || isFit(dbDefaultVal) ? undefined : unfit,
    fieldDefaultValue: defaultProblem(fieldDefaultValue, isFit),
    queryDefVal:
      fillRuleOf(queryDefVal) === undefined
        ? defaultProblem(queryDefVal, (value) => value.split(',').every(isFit))
        : { zh: '查询默认值不能用填值规则', en: 'A search can’t begin with a fill rule' },
    fieldValidType: check(fieldValidType),
    queryValidType: check(queryValidType),
    computeExpr:
      expression(computeExpr) ??
      (circle.has(values.dbFieldName) ? { zh: '计算公式循环引用', en: 'This field is computed from itself' } : undefined),
    requiredExpr: expression(requiredExpr),
  });
}

/** Computed fields that come to their own value in the end. */
function circularNames(fields: readonly Field[]): ReadonlySet<string> {
  const reads = new Map(
    fields.map(({ values: { dbFieldName, computeExpr } }) => {
      const read = computeExpr === null ? undefined : parseExpression(computeExpr);
      const paths = read?.ok === true ? namesIn(read.tree).paths : [];
      return [dbFieldName, paths.flatMap(([root, field]) => (root === 'row' && field !== undefined ? [field] : []))] as const;
    }),
  );
  const reached = (from: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    for (const left = [from]; left.length > 0;)
      for (const name of reads.get(left.pop() ?? '') ?? [])
        if (!seen.has(name)) {
          seen.add(name);
          left.push(name);
        }
    return seen;
  };
  return new Set([...reads.keys()].filter((name) => reached(name).has(name)));
}

function checkProblem(check: string, kind: StorageKind): LocalizedText | undefined {
  if (validTypes.has(check))
    return kind === 'string' || kind === 'text' || numberChecks.has(check)
      ? undefined
      : { zh: `校验 ${check} 只用于文本字段`, en: `The check ${check} is for text fields` };
  if (kind !== 'string' && kind !== 'text') return { zh: '正则只用于文本字段', en: 'Patterns are for text fields' };
  return patternProblem(check);
}

/** Plain text, what the server fills in, an expression, or a fill rule, whose code is looked up elsewhere. */
function defaultProblem(value: string | null, isFit: (value: string) => boolean): LocalizedText | undefined {
  if (value === null) return undefined;
  const read = readDefault(value);
  if (read.kind === 'refused') return problemOf(read.problem);
  if (read.kind === 'expression') return checkExpression(read.source);
  if (read.kind === 'fillRule') return undefined;
  const strange = /#\{[^}]*\}?|\$\{|\{\{/.exec(value);
  if (strange === null) return isFit(value) ? undefined : unfit;
  return { zh: `默认值中的 ${strange[0]} 不能识别`, en: `${strange[0]} in the default isn’t known` };
}

/** The fill rule that a default asks for. */
export function fillRuleOf(value: string | null): string | undefined {
  const read = value === null ? undefined : readDefault(value);
  return read?.kind === 'fillRule' ? read.code : undefined;
}
