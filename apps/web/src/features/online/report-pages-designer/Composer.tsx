import { Dialog } from '@tarmac/admin-kit/dialog';
import { DictSelect } from '@tarmac/admin-kit/dictionary';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Empty, RadioGroup, TextInput } from '@tarmac/admin-kit/input';
import { ApiError } from '@tarmac/admin-kit/request';
import { reportPageFields as fields, type ReportPageAddInput, type ReportPageEditInput } from '@tarmac/freight-api/online';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useDesignDraft } from '../design/useDesignDraft.tsx';
import { Labelled } from '../design/Labelled.tsx';
import { BlockEditor } from './BlockEditor.tsx';
import { BlockList } from './BlockList.tsx';
import { BlockPreview } from './BlockPreview.tsx';
import { composerTexts as texts } from './composerTexts.ts';
import { newBlock, type PageDraft, pageInputOf, type StoredPage } from './pageDraft.ts';
import { PageParamsEditor } from './PageParamsEditor.tsx';
import { problemsBelow } from './problemsBelow.ts';

/** As many as a page may have. */
const most = 12;

const headNames = ['code', 'name', 'nameEn', 'permission'] as const;
const parts = ['blocks', 'params'] as const;

interface ComposerProps {
  title: string;
  /** What it begins with. */
  initial: PageDraft;
  /** The row that it changes; undefined for a new one. */
  stored: StoredPage | undefined;
  onOpenChange: (open: boolean) => void;
  /** Saves; rejects with what the server has against it. */
  onSubmit: (input: ReportPageAddInput | ReportPageEditInput) => Promise<void>;
}

/** Makes a page of reports: its blocks in their order, its parameters, and beside them what the block looks like. @source ONL-08 */
export function Composer({ title, initial, stored, onOpenChange, onSubmit }: ComposerProps) {
  const { localize } = useLocale();
  const [page, setPage] = useState(initial);
  const [current, setCurrent] = useState(initial.blocks[0]?.key);
  const [part, setPart] = useState<(typeof parts)[number]>('blocks');
  const [problems, setProblems] = useState<readonly { path: string; message: string }[]>([]);
  const draft = useDesignDraft({ id: `reportPage:${stored?.id ?? 'new'}`, design: page, begin: initial, onRestore: setPage });
  const { head, blocks, params } = page;
  const at = Math.max(
    0,
    blocks.findIndex(({ key }) => key === current),
  );
  const block = blocks[at];
  const setHead = (next: Partial<PageDraft['head']>) => setPage({ ...page, head: { ...head, ...next } });
  const save = async () => {
    try {
      await onSubmit(pageInputOf(page, stored));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const found = error.fields.length > 0 ? error.fields : [{ path: '', message: error.message }];
      setProblems(found);
      const wrong = found.find(({ path }) => /^blocks\.\d/.test(path));
      if (wrong) setCurrent(blocks[Number(wrong.path.split('.')[1])]?.key);
      return false;
    }
    draft.forget();
    return true;
  };
  const close = async (open: boolean) => {
    if (open || (await draft.mayLeave())) onOpenChange(open);
  };
  const ofHead = problemsBelow(problems, 'head.');
  const wrongBlocks = blocks.filter((_, index) => problems.some(({ path }) => path.startsWith(`blocks.${index}.`))).map(({ key }) => key);
  const elsewhere = problems.filter(({ path }) => !/^(?:head|blocks\.\d+|params\.\d+)\./.test(path));
  return (
    <Dialog
      open
      onOpenChange={(open) => void close(open)}
      title={title}
      width={1480}
      fullScreenToggle
      bodyHeight="82vh"
      okClose={false}
      onOk={save}
    >
      <div className="grid grid-cols-1 items-start gap-gap desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-3">
          {draft.offer}
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {headNames.map((name) => (
              <Labelled
                key={name}
                label={localize(fields[name].label)}
                required={name === 'code' || name === 'name'}
                problem={ofHead[name]}
                help={name === 'permission' ? localize(texts.permissionHelp) : undefined}
              >
                {(id) => (
                  <TextInput
                    id={id}
                    maxLength={100}
                    required={name === 'code' || name === 'name'}
                    invalid={name in ofHead}
                    placeholder={name === 'permission' ? `online:graphreport:${head.code}` : undefined}
                    value={head[name]}
                    onValueChange={(text) => setHead({ [name]: text })}
                  />
                )}
              </Labelled>
            ))}
            <Labelled required label={localize(fields.displayTemplate.label)}>
              {(id) => (
                <DictSelect
                  id={id}
                  code="graph_display_template"
                  value={head.displayTemplate}
                  onValueChange={(next) => setHead({ displayTemplate: (next ?? 'double') as PageDraft['head']['displayTemplate'] })}
                />
              )}
            </Labelled>
            <Labelled label={localize(fields.status.label)}>
              {(id) => (
                <DictSelect
                  id={id}
                  code="report_status"
                  value={String(head.status)}
                  onValueChange={(next) => setHead({ status: Number(next ?? 1) })}
                />
              )}
            </Labelled>
          </div>
          {elsewhere.length > 0 && (
            <div role="alert" className="rounded-md border border-solid border-danger-line bg-danger-soft px-3 py-2 text-danger-ink">
              <p className="m-0">{localize(texts.refused)}</p>
              <ul className="m-0 ps-5">
                {elsewhere.map(({ path, message }) => (
                  <li key={`${path} ${message}`}>{message}</li>
                ))}
              </ul>
            </div>
          )}
          <RadioGroup
            aria-label={localize(texts.parts)}
            variant="buttons"
            value={part}
            options={parts.map((value) => ({ value, label: localize(texts[value]) }))}
            onValueChange={(next) => setPart(next ?? 'blocks')}
          />
          {part === 'params' ? (
            <PageParamsEditor
              params={params}
              problems={problemsBelow(problems, 'params.')}
              onChange={(next) => setPage({ ...page, params: next })}
            />
          ) : (
            <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <div className="flex min-w-0 flex-col gap-2">
                <BlockList
                  blocks={blocks}
                  current={block?.key}
                  wrong={wrongBlocks}
                  onChange={(next) => {
                    setPage({ ...page, blocks: next });
                    // Problems name places, and these are others now.
                    setProblems([]);
                  }}
                  onCurrentChange={setCurrent}
                />
                <div>
                  <Button
                    icon={<Plus aria-hidden size={15} />}
                    disabled={blocks.length >= most}
                    onClick={() => {
                      const added = newBlock('');
                      setPage({ ...page, blocks: [...blocks, added] });
                      setCurrent(added.key);
                    }}
                  >
                    {localize(texts.addBlock)}
                  </Button>
                </div>
              </div>
              {block ? (
                <section aria-label={localize(texts.block)} className="min-w-0">
                  <BlockEditor
                    key={block.key}
                    block={block}
                    pageParams={params}
                    isDouble={head.displayTemplate === 'double'}
                    problems={problemsBelow(problems, `blocks.${at}.`)}
                    onChange={(next) => setPage({ ...page, blocks: blocks.with(at, next) })}
                  />
                </section>
              ) : (
                <Empty>{localize(texts.noBlock)}</Empty>
              )}
            </div>
          )}
        </div>
        <section
          aria-label={localize(texts.preview)}
          className="flex min-w-0 flex-col gap-3 rounded-lg bg-sunken p-3 desktop:sticky desktop:top-0"
        >
          <h3 className="m-0 text-base font-medium">{localize(texts.preview)}</h3>
          {block ? <BlockPreview block={block} pageParams={params} /> : <Empty>{localize(texts.noPreview)}</Empty>}
        </section>
      </div>
    </Dialog>
  );
}
