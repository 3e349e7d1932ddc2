import { isDeepStrictEqual } from 'node:util';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import type { Storage } from '../form-storage/physicalNames.ts';
import type { Change } from '../form-storage/planChanges.ts';
import { mostRowsWithParts, type StoredIndex } from '../form-storage/storedIndexes.ts';
import type { FormPlan } from './form.contract.ts';
import type { FormSnapshot } from './formSnapshot.ts';

type Step = FormPlan['steps'][number];

/** What publishing does, in words. */
export function stepsOf(
  changes: readonly Change[],
  { lost, current, snapshot }: { lost: ReadonlyMap<Change, number>; current: FormSnapshot | undefined; snapshot: FormSnapshot },
): Step[] {
  const caption = (name: string): LocalizedText => {
    const field = [...snapshot.fields, ...(current?.fields ?? [])].find(({ dbFieldName }) => dbFieldName === name);
    const zh = field?.dbFieldTxt ?? name;
    return { zh: `${zh}（${name}）`, en: `${field?.dbFieldTxtEn ?? zh} (${name})` };
  };
  /** The fields that an index is of, behind its words. */
  const indexed = ({ columns }: Pick<StoredIndex, 'columns'>): LocalizedText => {
    const fields = columns.flatMap((column) => snapshot.fields.find((field) => field.column === column && column !== 'id') ?? []);
    const zh = fields.map(({ dbFieldTxt }) => dbFieldTxt).join('、');
    const en = fields.map(({ dbFieldTxt, dbFieldTxtEn }) => dbFieldTxtEn || dbFieldTxt).join(', ');
    return fields.length === 0 ? { zh: '', en: '' } : { zh: `：${zh}`, en: `: ${en}` };
  };
  const steps = changes.flatMap((change) => stepOf(change, { caption, indexed, lost: lost.get(change) ?? 0 }));
  const others = current === undefined ? undefined : otherChanges(current, snapshot);
  return others === undefined ? steps : [...steps, others];
}

interface StepWords {
  caption: (name: string) => LocalizedText;
  indexed: (index: StoredIndex) => LocalizedText;
  lost: number;
}

function stepOf(change: Change, { caption, indexed, lost }: StepWords): Step[] {
  const step = (kind: Step['kind'], text: LocalizedText): Step[] => [{ kind, field: 'field' in change ? change.field : null, text, lost }];
  switch (change.kind) {
    case 'table':
      return step('table', { zh: '新建数据表', en: 'Make the table' });
    case 'add': {
      const { zh, en } = caption(change.field);
      const type = wordsOf(change.column.storage);
      return step('add', { zh: `新增字段 ${zh}，${type.zh}`, en: `Add ${en}, ${type.en}` });
    }
    case 'widen': {
      const { zh, en } = caption(change.field);
      const [from, to] = [wordsOf(change.column.storage), wordsOf(change.to)];
      return step('widen', { zh: `放宽字段 ${zh}：${from.zh} 改为 ${to.zh}`, en: `Widen ${en} from ${from.en} to ${to.en}` });
    }
    case 'carry': {
      const { zh, en } = caption(change.field);
      const [from, to] = [wordsOf(change.from.storage), wordsOf(change.to.storage)];
      return step('narrow', {
        zh: `转换字段 ${zh}：${from.zh} 改为 ${to.zh}${lost > 0 ? `，${lost} 行的值不符，将不再显示` : ''}`,
        en: `Convert ${en} from ${from.en} to ${to.en}${lost > 0 ? `; the values of ${rows(lost)} don’t fit and will no longer be shown` : ''}`,
      });
    }
    case 'revive': {
      const { zh, en } = caption(change.field);
      return step('revive', { zh: `恢复字段 ${zh}及其数据`, en: `Bring ${en} back with its values` });
    }
    case 'retire': {
      const { zh, en } = caption(change.field);
      return step('drop', {
        zh: `停用字段 ${zh}${lost > 0 ? `，${lost} 行有值，将不再显示` : ''}`,
        en: `Remove ${en}${lost > 0 ? `; ${rows(lost)} ${lost === 1 ? 'has' : 'have'} a value, which will no longer be shown` : ''}`,
      });
    }
    case 'clear':
      return step('clear', {
        zh: `彻底删除已停用的列${lost > 0 ? `，${lost} 行的值无法再恢复` : ''}`,
        en: `Remove a column that is out of use for good${lost > 0 ? `; the values of ${rows(lost)} can’t be brought back` : ''}`,
      });
    case 'rename': {
      const { zh, en } = caption(change.field);
      return step('rename', {
        zh: `字段 ${change.from} 改名为 ${zh}，数据不变`,
        en: `Rename ${change.from} to ${en}; its values stay`,
      });
    }
    case 'index': {
      const { isUnique, order } = change.index;
      const { zh, en } = indexed(change.index);
      if (order === 'down') return step('index', { zh: `建立倒序排列的索引${zh}`, en: `Make an index for the descending order${en}` });
      if (order === 'start') return step('index', { zh: `建立按开头查找的索引${zh}`, en: `Make an index for what texts begin with${en}` });
      if (order === 'parts')
        return step('index', {
          zh: `建立按部分内容查找的索引${zh}，超过 ${mostRowsWithParts} 行的表在发布后建立`,
          en: `Make an index for parts of texts${en}, after the publication where there are more than ${mostRowsWithParts} rows`,
        });
      return step(
        'index',
        isUnique ? { zh: `建立唯一索引${zh}`, en: `Make a unique index${en}` } : { zh: `建立索引${zh}`, en: `Make an index${en}` },
      );
    }
    case 'unindex':
      return step('index', { zh: '删除索引', en: 'Remove an index' });
  }
}

const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

const names: Readonly<Record<Storage['kind'], LocalizedText>> = {
  string: { zh: '字符串', en: 'text' },
  int: { zh: '整数', en: 'whole number' },
  long: { zh: '长整数', en: 'long whole number' },
  double: { zh: '浮点数', en: 'floating-point number' },
  decimal: { zh: '小数', en: 'decimal number' },
  date: { zh: '日期', en: 'date' },
  datetime: { zh: '日期时间', en: 'date and time' },
  text: { zh: '长文本', en: 'long text' },
};

function wordsOf({ kind, length, points }: Storage): LocalizedText {
  const size = kind === 'string' ? ` ${length}` : kind === 'decimal' ? ` ${length},${points}` : '';
  return { zh: `${names[kind].zh}${size}`, en: `${names[kind].en}${size}` };
}

/** What differs without the table being touched: captions, controls, rules, buttons. */
function otherChanges(current: FormSnapshot, snapshot: FormSnapshot): Step | undefined {
  const bare = ({ fields, version: _version, columns: _columns, indexes: _indexes, ...rest }: FormSnapshot) =>
    JSON.parse(
      JSON.stringify({
        ...rest,
        fields: fields.map(
          ({ column: _column, dbFieldName: _name, kind: _kind, dbType: _type, dbLength: _length, dbPointLength: _points, ...one }) => one,
        ),
      }),
    ) as object;
  const kept = new Set(current.fields.map(({ id }) => id).filter((id) => snapshot.fields.some((field) => field.id === id)));
  const shared = (one: FormSnapshot) => ({ ...one, fields: one.fields.filter(({ id }) => kept.has(id)) });
  return isDeepStrictEqual(bare(shared(current)), bare(shared(snapshot)))
    ? undefined
    : {
        kind: 'other',
        field: null,
        text: { zh: '更新标题、控件、规则等设置', en: 'Update captions, controls, rules and the like' },
        lost: 0,
      };
}
