import { ThirdAccountList } from './ThirdAccountList.tsx';

/** Applications for accounts that are not through. @source FRT-22, freight-domain F24 */
export default function ThirdAccountApplyPage() {
  return <ThirdAccountList applications />;
}
