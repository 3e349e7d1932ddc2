import { FilterChips, type FilterChipsProps, FilterNote } from './FilterChips.tsx';
import { late } from '../../internals/late.ts';
import type { FurtherParams } from '../list/listState.ts';
import { QueryChips } from './QueryChips.tsx';

// Chips are seen often, the builder seldom.
const QueryDialog = late(() => import('./QueryDialog.tsx'), { part: 'QueryDialog' });

/** What narrows a list now, by its search and by its advanced query, and the dialog that builds the latter; comes with the first of them. */
export default function AdvancedQuery({ filters, hidden, onFiltersChange, ...props }: AdvancedQueryProps) {
  const { fields, onNote, without, shown, params, isOpen, onParamsChange, onOpen, onClose } = props;
  return (
    <>
      <FilterChips fields={fields} filters={filters} hidden={hidden} onFiltersChange={onFiltersChange} />
      {onNote && <FilterNote fields={fields} filters={filters} onNote={onNote} />}
      {params.advanced && <QueryChips fields={fields} params={params} onParamsChange={onParamsChange} onEdit={onOpen} />}
      {isOpen && (
        <QueryDialog
          fields={fields}
          without={without}
          shown={shown}
          params={params}
          onParamsChange={onParamsChange}
          onOpenChange={onClose}
        />
      )}
    </>
  );
}

interface AdvancedQueryProps extends FilterChipsProps {
  /** Hears in words what the filters are. */
  onNote: ((note: string) => void) | undefined;
  /** Fields that nobody may ask for. */
  without: readonly string[];
  /** Fields in columns of the list. */
  shown: readonly string[];
  /** Where the query stands, as a link carries it. */
  params: FurtherParams;
  isOpen: boolean;
  onParamsChange: (change: { advanced: string | undefined; advancedMatch: string | undefined }) => void;
  /** Opens the dialog; absent where nobody may change the query. */
  onOpen: (() => void) | undefined;
  onClose: () => void;
}
