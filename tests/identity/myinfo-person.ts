/** A person in Myinfo. */
export interface MyinfoPerson {
  uinfin: string
  name: string
  nationality?: readonly [code: string, desc: string]
  residentialstatus?: readonly [code: string, desc: string]
  passtype?: readonly [code: string, desc: string]
  passstatus?: string
  passexpirydate?: string
}
