import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setTimeZone } from '@tarmac/admin-kit/i18n';
import { App } from './app/App.tsx';
import './styles.css';

// The server writes days and instants in this zone.
setTimeZone('Asia/Shanghai');

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
