import { useEffect, useState } from 'react'
import { storedCampaign } from './campaign.ts'

/** Hidden fields with the campaign that led this browser here. */
export function CampaignFields() {
  const [campaign, setCampaign] = useState<Record<string, string>>({})
  useEffect(() => setCampaign(storedCampaign()), [])
  return Object.entries(campaign).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
