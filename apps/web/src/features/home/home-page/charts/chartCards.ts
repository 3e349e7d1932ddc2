export { FreightCard } from './FreightCard.tsx';
export { MoneyCard } from './MoneyCard.tsx';
export { CargoCard, CustomersCard, LanesCard, StatesCard } from './RankCards.tsx';
export { TermsCard } from './TermsCard.tsx';
