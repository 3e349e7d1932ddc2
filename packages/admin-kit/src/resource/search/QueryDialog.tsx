import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Dialog } from '../../dialog/Dialog.tsx';
import { useFieldKinds } from '../../field/FieldProvider.tsx';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { RadioGroup } from '../../input/choices.tsx';
import { Select } from '../../input/Select.tsx';
import { Button, IconButton } from '../../internals/Button.tsx';
import { uuid32 } from '../../internals/uuid.ts';
import { notices } from '../../notice/createNoticeStore.ts';
import type { FurtherParams } from '../list/listState.ts';
import { QueryValue } from './QueryValue.tsx';
import {
  fieldNamed,
  maxConditions,
  needsNoValue,
  queryFields,
  readAdvancedQuery,
  rulesOf,
  writeAdvancedQuery,
  type Match,
} from './advancedQuery.ts';
import { ruleText } from './ruleText.ts';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

interface Line {
  id: string;
  field: string | null;
  rule: string;
  val: string;
}

interface Block {
  id: string;
  match: Match;
  lines: readonly Line[];
}

/** Joins conditions on all searchable fields by and / or, in groups. Nothing is asked before 查询. @source jeecg-wire 1.8 */
export function QueryDialog({ fields, without, shown, params, onParamsChange, onOpenChange }: QueryDialogProps) {
  const { t } = useTexts(zhResource);
  const [{ match, blocks }, setDraft] = useState(() => begin(params));
  const [problemId, setProblemId] = useState<string>();
  const names = queryFields(fields, { without, shown });
  const setBlocks = (next: readonly Block[]) => setDraft({ match, blocks: next });
  const setBlock = (block: Block) => setBlocks(blocks.map((one) => (one.id === block.id ? block : one)));
  const lines = blocks.flatMap((block) => block.lines);
  const numberOf = (line: Line) => lines.indexOf(line) + 1;
  const mayAdd = lines.length < maxConditions;

  const search = () => {
    const used = lines.filter((line) => line.field !== null);
    const unfinished = used.find((line) => line.val.trim().replaceAll(',', '') === '' && !needsNoValue(line.rule));
    setProblemId(unfinished?.id);
    if (unfinished) return;
    if (used.length === 0) {
      notices.warning(t('query.empty'));
      return;
    }
    const groups = blocks.map((block) => ({
      match: block.match,
      items: block.lines.flatMap(({ field, rule, val }) =>
        field === null ? [] : [{ field, rule, val: needsNoValue(rule) ? '' : val.trim() }],
      ),
    }));
    onParamsChange(writeAdvancedQuery({ match, groups }, fields));
    onOpenChange(false);
  };
  const reset = () => {
    setDraft(begin({}));
    setProblemId(undefined);
    if (params.advanced) onParamsChange({ advanced: undefined, advancedMatch: undefined });
  };

  return (
    <Dialog
      open
      title={t('query.title')}
      width={860}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button className="me-auto" onClick={reset}>
            {t('common.reset')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{t('common.close')}</Button>
          <Button variant="primary" onClick={search}>
            {t('query.search')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {blocks.length > 1 && (
          <RadioGroup
            aria-label={t('query.matchGroups')}
            options={[
              { value: 'and' as const, label: t('query.matchAll') },
              { value: 'or' as const, label: t('query.matchAny') },
            ]}
            value={match}
            onValueChange={(next) => next && setDraft({ match: next, blocks })}
          />
        )}
        {blocks.map((block, index) => (
          <div
            key={block.id}
            role="group"
            aria-label={t('query.group', { number: index + 1 })}
            className="flex flex-col gap-2 rounded-lg border border-solid border-line p-3"
          >
            <div className="flex items-center justify-between gap-2">
              <RadioGroup
                aria-label={t('query.matchInGroup')}
                options={[
                  { value: 'and' as const, label: t('query.allOf') },
                  { value: 'or' as const, label: t('query.anyOf') },
                ]}
                value={block.match}
                onValueChange={(next) => next && setBlock({ ...block, match: next })}
              />
              {blocks.length > 1 && (
                <IconButton
                  size="small"
                  label={t('query.removeGroup', { number: index + 1 })}
                  icon={<X aria-hidden size={15} />}
                  onClick={() => setBlocks(blocks.filter((one) => one !== block))}
                />
              )}
            </div>
            {block.lines.map((line) => (
              <ConditionLine
                key={line.id}
                number={numberOf(line)}
                line={line}
                fields={fields}
                names={names}
                isUnfinished={line.id === problemId}
                onChange={(next) => {
                  if (line.id === problemId) setProblemId(undefined);
                  setBlock({ ...block, lines: block.lines.map((one) => (one === line ? next : one)) });
                }}
                onRemove={
                  block.lines.length > 1 ? () => setBlock({ ...block, lines: block.lines.filter((one) => one !== line) }) : undefined
                }
              />
            ))}
            <div>
              <Button
                variant="link"
                size="small"
                icon={<Plus aria-hidden size={14} />}
                disabled={!mayAdd}
                onClick={() => setBlock({ ...block, lines: [...block.lines, blank()] })}
              >
                {t('query.addCondition')}
              </Button>
            </div>
          </div>
        ))}
        <div className="flex items-center gap-3">
          <Button icon={<Plus aria-hidden size={15} />} disabled={!mayAdd} onClick={() => setBlocks([...blocks, blankBlock()])}>
            {t('query.addGroup')}
          </Button>
          {!mayAdd && <span className="text-sm text-ink-secondary">{t('query.tooMany', { count: maxConditions })}</span>}
        </div>
      </div>
    </Dialog>
  );
}

/** Props of {@link QueryDialog}. */
export interface QueryDialogProps {
  fields: Readonly<Record<string, FieldDefinition>>;
  /** Fields that the screen sets for good and a person cannot ask for. */
  without: readonly string[];
  /** Fields that stand in columns of the list: these can be asked for, too. */
  shown?: readonly string[];
  /** Where the present query stands, as a link carries it. */
  params: FurtherParams;
  onParamsChange: (change: { advanced: string | undefined; advancedMatch: string | undefined }) => void;
  onOpenChange: (open: boolean) => void;
}

const blank = (): Line => ({ id: uuid32(), field: null, rule: '', val: '' });
const blankBlock = (): Block => ({ id: uuid32(), match: 'and', lines: [blank()] });

function begin(params: FurtherParams): { match: Match; blocks: readonly Block[] } {
  const { match, groups } = readAdvancedQuery(params);
  const blocks = groups.map((group) => ({
    id: uuid32(),
    match: group.match,
    lines: group.items.map((item): Line => ({ ...item, id: uuid32() })),
  }));
  return { match, blocks: blocks.length > 0 ? blocks : [blankBlock()] };
}

function ConditionLine({ number, line, fields, names, isUnfinished, onChange, onRemove }: ConditionLineProps) {
  const { t, localize } = useTexts(zhResource);
  const kindOf = useFieldKinds();
  const problemId = useId();
  const rulesFor = (name: string) => rulesOf(fields[name]!, kindOf(fields[name]!));
  const meta = fieldNamed(fields, line.field);
  const rules = line.field !== null && meta ? rulesFor(line.field) : [];
  return (
    <div
      role="group"
      aria-label={t('query.condition', { number })}
      className="grid grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,6fr)_auto]"
    >
      <Select
        aria-label={t('query.field')}
        allowClear={false}
        options={names.map((name) => ({ value: name, label: localize(fields[name]!.label) }))}
        value={line.field}
        onValueChange={(field) => onChange({ ...line, field, rule: field === null ? '' : (rulesFor(field)[0] ?? 'eq'), val: '' })}
      />
      <div className="col-start-1 sm:col-start-auto">
        <Select
          aria-label={t('query.rule')}
          allowClear={false}
          searchable={false}
          disabled={rules.length === 0}
          options={rules.map((rule) => ({ value: rule as string, label: ruleText(t, rule) }))}
          knownOptions={line.rule ? [{ value: line.rule, label: ruleText(t, line.rule) }] : []}
          value={line.rule || null}
          // Lists of values and single ones are typed in differently.
          onValueChange={(rule) => onChange({ ...line, rule: rule ?? '', val: (rule === 'in') === (line.rule === 'in') ? line.val : '' })}
        />
      </div>
      <div className="col-start-1 flex min-w-0 flex-col gap-1 sm:col-start-auto">
        {meta && !needsNoValue(line.rule) && (
          <QueryValue
            meta={meta}
            rule={line.rule}
            value={line.val}
            label={t('query.value')}
            invalid={isUnfinished}
            describedBy={isUnfinished ? problemId : undefined}
            onValueChange={(val) => onChange({ ...line, val })}
          />
        )}
        {isUnfinished && (
          <span id={problemId} role="alert" className="text-sm text-danger-ink">
            {t('query.unfinished', { number })}
          </span>
        )}
      </div>
      {onRemove && (
        <IconButton
          className="col-start-2 row-start-1 sm:col-start-4"
          label={t('query.removeCondition', { number })}
          icon={<X aria-hidden size={15} />}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

interface ConditionLineProps {
  number: number;
  line: Line;
  fields: Readonly<Record<string, FieldDefinition>>;
  names: readonly string[];
  isUnfinished: boolean;
  onChange: (line: Line) => void;
  onRemove: (() => void) | undefined;
}
