import './company-card.tsx'
