import {
  Activity,
  Banknote,
  Bell,
  Boxes,
  Building2,
  CarFront,
  ChartColumn,
  ClipboardList,
  FileText,
  House,
  IdCard,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  MessageSquare,
  Monitor,
  ReceiptText,
  Route,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  Truck,
  User,
  Users,
  Wallet,
  Wrench,
} from 'lucide-react';
import { late } from '../internals/late.ts';

/** Icons of entries that are out of view at first: the menu begins without them. */
const MoreIcon = late(() => import('./moreMenuIcons.tsx'), {
  meanwhile: ({ size }) => <span aria-hidden className="shrink-0" style={{ width: size, height: size }} />,
});

/** Icons by the names that menus store. */
const icons: Readonly<Record<string, LucideIcon>> = {
  home: House,
  dashboard: LayoutDashboard,
  car: Truck,
  truck: Truck,
  user: User,
  team: Users,
  users: Users,
  idcard: IdCard,
  bank: Landmark,
  building: Building2,
  profile: ClipboardList,
  order: ClipboardList,
  'file-text': FileText,
  file: FileText,
  waybill: ReceiptText,
  container: Boxes,
  route: Route,
  environment: MapPin,
  wallet: Wallet,
  'pay-circle': Banknote,
  money: Banknote,
  setting: Settings,
  tool: Wrench,
  safety: ShieldCheck,
  'bar-chart': ChartColumn,
  chart: ChartColumn,
  message: MessageSquare,
  bell: Bell,
  desktop: Monitor,
  monitor: Monitor,
  fleet: CarFront,
  sliders: SlidersHorizontal,
  activity: Activity,
};

/**
 * The icon of a menu entry; an unknown name shows a folder, so that the collapsed menu has no holes.
 *
 * @example <MenuIcon name="car" size={20} />
 */
export function MenuIcon({ name, size = 16 }: MenuIconProps) {
  const known = name ?? '';
  const Icon = Object.hasOwn(icons, known) ? icons[known] : undefined;
  if (!Icon) return <MoreIcon name={known} size={size} />;
  return <Icon aria-hidden size={size} className="shrink-0" />;
}

/** Props of {@link MenuIcon}. */
export interface MenuIconProps {
  /** Name that a menu row stores, such as 'car'; one that is not known, or none, shows a folder. @source ROUTE-04 */
  name: string | null | undefined;
  /** Width and height in px, default 16. */
  size?: number;
}
