import { useEffect, useState } from 'react'
import { campaignKept } from './campaign.ts'

/** What sent this browser here goes along with a registration. */
export function CampaignFields() {
  const [campaign, setCampaign] = useState<Record<string, string>>({})
  useEffect(() => setCampaign(campaignKept()), [])
  return Object.entries(campaign).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
