import { RechargeList } from './RechargeList.tsx';

/** Money that customers have sent, from their word to the books. @source FRT-07, freight-domain F11 */
export default function RechargeListPage() {
  return <RechargeList />;
}
