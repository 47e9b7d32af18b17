import { useState } from 'react'
import { useI18n } from '../../src/i18n/i18n.tsx'
import { Button } from '../../src/ui/button.tsx'
import { Checkbox } from '../../src/ui/forms/field.tsx'
import { YesNo } from '../../src/ui/forms/trust-fields.tsx'
import { Form, FormError, FormNotice, FormSection } from '../../src/ui/forms/form.tsx'
import { PickerField } from '../../src/ui/forms/picker-field.tsx'
import { Select } from '../../src/ui/forms/select.tsx'
import { StarsInput } from '../../src/ui/forms/stars.tsx'
import { MoneyField } from '../../src/ui/forms/money-field.tsx'
import { PasswordField, TextArea, TextField } from '../../src/ui/forms/text-field.tsx'
import { pair } from '../../src/ui/theme/layout.css.ts'

const states = ['Arizona', 'California', 'Texas'].map((name) => ({ value: name, label: name }))

/** Every field: empty, filled in, and wrong. */
export function Fields() {
  const { t } = useI18n()
  const [text, setText] = useState('maria@example.com')
  const [password, setPassword] = useState('secret-word')
  const [details, setDetails] = useState(
    'The barn is 12 by 20 metres.\nThe old tiles are to be taken away.\nPlease come by and look.\nAny day but Sunday.',
  )
  const [amount, setAmount] = useState('1250.50')
  const [state, setState] = useState('')
  const [licence, setLicence] = useState<boolean | null>(true)
  const [terms, setTerms] = useState(false)
  const [refusals, setRefusals] = useState(0)
  return (
    <Form onSubmit={() => setRefusals(refusals + 1)} refusals={refusals}>
      <FormError>{t.code('INVALID_CREDENTIALS')}</FormError>
      <FormNotice>{t('auth.login.expired')}</FormNotice>
      <FormSection title="About you">
        <TextField label="Email" type="email" autoComplete="email" value={text} onChange={setText} />
        <TextField label="Name" value="" onChange={() => {}} error={t.code('NAME_REQUIRED')} />
        <TextField
          label="Reference code"
          optional
          hint="Someone may have given you one."
          value=""
          onChange={() => {}}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          username={null}
          value={password}
          onChange={setPassword}
          hint="At least 6 characters"
        />
        <div className={pair}>
          <Select label="State" value={state} onChange={setState} options={states} />
          <Select label="City" value="" onChange={() => {}} options={[]} error={t.code('CITY_REQUIRED')} />
        </div>
      </FormSection>
      <FormSection title="The job">
        <TextArea label="Description" value={details} onChange={setDetails} />
        <MoneyField label="Budget" value={amount} onChange={setAmount} />
        <TextField label="Disabled" value="Cannot be changed" onChange={() => {}} disabled />
        <PickerField
          label="Categories"
          options={['Plumbing']}
          value={['Plumbing', 'Roofing']}
          max={3}
          onChange={() => {}}
          placeholder="Choose up to 3"
          empty="None"
        />
        <PickerField
          label="Cities"
          options={[]}
          value={[]}
          max={5}
          onChange={() => {}}
          placeholder="Choose up to 5"
          empty="None"
          error={t.code('CITY_REQUIRED')}
        />
        <YesNo label="Are you licensed?" value={licence} onChange={setLicence} />
        <YesNo label="Are you insured?" value={null} onChange={() => {}} error="Please answer" />
        <StarsInput label="Rating" value={0} onChange={() => {}} error="Please select at least 1 star" />
        <Checkbox label="I agree to the terms and conditions" value={terms} onChange={setTerms} />
        <Checkbox label="I agree to be told off" value={false} onChange={() => {}} error="Please agree" />
      </FormSection>
      <Button type="submit" width="phone">
        Submit
      </Button>
    </Form>
  )
}
