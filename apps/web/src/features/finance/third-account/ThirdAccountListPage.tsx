import { ThirdAccountList } from './ThirdAccountList.tsx';

/** Accounts at payment institutions. @source FRT-22, freight-domain F24 */
export default function ThirdAccountListPage() {
  return <ThirdAccountList />;
}
