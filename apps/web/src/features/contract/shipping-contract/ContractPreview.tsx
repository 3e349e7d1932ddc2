import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import type { FormValues } from '@tarmac/admin-kit/resource';
import type { ContractPreviewInput } from '@tarmac/freight-api/shipping';
import { useMutation } from '@tanstack/react-query';
import { contractApi } from '../../../shared/contract/contract.resource.ts';
import { ContractText } from '../../../shared/contract/ContractText.tsx';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';

const texts = defineTexts({ preview: { zh: '预览正文', en: 'Preview the text' } });

const named = [
  'contractType',
  'partyId',
  'templateId',
  'companyId',
  'contractName',
  'validFrom',
  'validTo',
  'settleType',
  'termDays',
  'serviceRate',
  'amount',
  'extraTerms',
] as const satisfies ReadonlyArray<keyof ContractPreviewInput>;

/** What has been typed, without what is still empty. */
const inputOf = (values: FormValues) =>
  Object.fromEntries(
    named.flatMap((name) => (values[name] === undefined || values[name] === null || values[name] === '' ? [] : [[name, values[name]]])),
  ) as unknown as ContractPreviewInput;

/** The text of a contract as it would be made from what has been typed. @source freight-domain S04 POST preview */
export function ContractPreview({ values }: { values: FormValues }) {
  const { localize } = useLocale();
  const preview = useMutation({ mutationFn: () => contractApi.preview(inputOf(values)) });
  const isTyped = ['contractType', 'partyId', 'validFrom', 'validTo'].every((name) => Boolean(values[name]));
  return (
    <div className="mt-2">
      <Button disabled={!isTyped} busy={preview.isPending} onClick={() => preview.mutate()}>
        {localize(texts.preview)}
      </Button>
      <Dialog
        open={preview.data !== undefined}
        onOpenChange={() => preview.reset()}
        title={localize(texts.preview)}
        width={860}
        footer={null}
      >
        <ContractText html={preview.data?.content ?? ''} />
      </Dialog>
    </div>
  );
}
