import { type FieldDefinition, FieldView } from '@tarmac/admin-kit/field';
import { EnvironmentTag } from './EnvironmentTag.tsx';

/** The field `uploadState` of a row, with a mark where the upload went to the test receiver; lists and details show it alike. @source freight-domain 6.8 */
export const withEnvironment = (uploadState: FieldDefinition): FieldDefinition => ({
  ...uploadState,
  width: 216,
  cell: (_state, row) => (
    <span className="inline-flex max-w-full items-center gap-1.5 whitespace-nowrap max-sm:flex-wrap">
      <FieldView meta={uploadState} name="uploadState" row={row} />
      {row['uploadEnvironment'] === 'SANDBOX' && <EnvironmentTag environment="SANDBOX" />}
    </span>
  ),
});
