import { useLocale } from '@tarmac/admin-kit/i18n';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { Note } from '../../../shared/pages/Note.tsx';
import { contract, partyActions } from './contract.actions.tsx';

const texts = defineTexts({
  note: {
    zh: '等待本方签署的合同。签署须阅读全文并通过短信验证；签名为平台内签署，无第三方CA。',
    en: 'Contracts waiting for your signature. Read the text to the end and confirm by SMS. Signatures are made within the platform, without a certificate authority.',
  },
});

/** Contracts that wait for the company of the signed-in user. @source ACCT-06, freight-domain A06 */
export default function SignContractPage() {
  const { localize } = useLocale();
  return (
    <ResourceList
      resource={contract}
      filter={{ waiting: '1' }}
      header={() => <Note>{localize(texts.note)}</Note>}
      search={['contractNo', 'contractType', 'shippingNoteNumber']}
      columns={[
        { field: 'contractNo', width: 200 },
        { field: 'contractType', width: 166 },
        { field: 'contractName', width: 230 },
        { field: 'partyAName', width: 220 },
        { field: 'partyBName', width: 200 },
        { field: 'shippingNoteNumber', width: 190 },
        'validTo',
        'state',
        'sendTime',
      ]}
      defaultSort={{ column: 'sendTime', order: 'desc' }}
      add={false}
      edit={false}
      remove={false}
      import={false}
      export={false}
      view={false}
      selectable={false}
      rowActions={partyActions}
      storageId="contractsToSign"
    />
  );
}
