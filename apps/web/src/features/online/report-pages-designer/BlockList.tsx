import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { IconButton } from '@tarmac/admin-kit/input';
import { GripVertical, Trash2 } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { graphTypeTexts } from './graphTexts.ts';
import { composerTexts as texts } from './composerTexts.ts';
import { type BlockDraft, moved } from './pageDraft.ts';

interface BlockListProps {
  blocks: readonly BlockDraft[];
  current: string | undefined;
  /** Keys of blocks that the server has something against. */
  wrong: readonly string[];
  onChange: (blocks: readonly BlockDraft[]) => void;
  onCurrentChange: (key: string) => void;
}

/** Blocks of a page in their order, which the mouse and the arrow keys change. @source ONL-08 */
export function BlockList({ blocks, current, wrong, onChange, onCurrentChange }: BlockListProps) {
  const { localize } = useLocale();
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [said, setSaid] = useState('');
  const nameOf = ({ title, titleEn }: BlockDraft) => localize({ zh: title, en: titleEn || title }) || localize(texts.untitled);
  const move = (from: number, to: number) => {
    const block = blocks[from];
    const next = moved(blocks, { from, to });
    if (block === undefined || next === blocks) return;
    onChange(next);
    setSaid(interpolate(localize(texts.movedTo), { name: nameOf(block), place: to + 1 }));
  };
  const handleKeyDown = (event: KeyboardEvent, at: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    move(at, at + step);
  };
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const dropped = (at: number) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setOver(at);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== undefined) move(dragged, at);
      end();
    },
  });
  return (
    <>
      <ol aria-label={localize(texts.blocks)} className="m-0 flex list-none flex-col gap-1 p-0">
        {blocks.map((block, at) => {
          const isCurrent = block.key === current;
          const tone = wrong.includes(block.key) ? 'border-danger-solid' : isCurrent ? 'border-primary-solid' : 'border-line';
          return (
            <li
              key={block.key}
              {...dropped(at)}
              className={`flex items-center gap-1 rounded-md border border-solid bg-surface pe-1 ${tone} ${
                over === at && dragged !== at ? 'bg-hover' : ''
              } ${dragged === at ? 'opacity-50' : ''}`}
            >
              <button
                type="button"
                draggable
                aria-label={interpolate(localize(texts.moveBlock), { name: nameOf(block) })}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  setDragged(at);
                }}
                onDragEnd={end}
                onKeyDown={(event) => handleKeyDown(event, at)}
                className="flex h-10 w-7 shrink-0 cursor-grab items-center justify-center border-0 bg-transparent text-ink-secondary"
              >
                <GripVertical aria-hidden size={15} />
              </button>
              <button
                type="button"
                aria-current={isCurrent}
                onClick={() => onCurrentChange(block.key)}
                className="flex min-w-0 flex-1 cursor-pointer items-baseline gap-2 border-0 bg-transparent py-2 text-start text-ink"
              >
                <span className={`min-w-0 truncate ${isCurrent ? 'font-medium' : ''}`}>{nameOf(block)}</span>
                <span className="shrink-0 text-sm text-ink-secondary">{localize(graphTypeTexts[block.graphType])}</span>
              </button>
              <IconButton
                label={interpolate(localize(texts.removeBlock), { name: nameOf(block) })}
                icon={<Trash2 aria-hidden size={15} />}
                onClick={() => onChange(blocks.toSpliced(at, 1))}
              />
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
