import { customers, type DemoCustomer } from './people.ts'

/** How many days ago the first of them signed up, before the oldest of the past jobs, and after how many days the next. */
const FIRST_SINCE = 640
const APART = 2

const streets = [
  'Willow Street',
  'Barton Hills Drive',
  'Live Oak Lane',
  'Bluebonnet Trail',
  'Duval Street',
  'Pecan Hollow',
  'Mesa Drive',
]

type Neighbor = readonly [name: string, avatar: DemoCustomer['avatar'], city?: string]

const named: readonly Neighbor[] = [
  ['Abby Thompson', 'av-abby'],
  ['Alan Fischer', 'av-alan'],
  ['Beatriz Lima', 'av-beatriz', 'Cedar Park'],
  ['Brian Walsh', 'av-brian'],
  ['Carla Ferraro', 'av-carla'],
  ['Jing Chen', 'av-jing', 'Cedar Park'],
  ['Darius Greene', 'av-darius'],
  ['Diane Holloway', 'av-diane'],
  ['Elena Petrova', 'av-elena'],
  ['Eric Lindqvist', 'av-eric', 'Cedar Park'],
  ['Fatima Rahman', 'av-fatima'],
  ['Felix Adeyemi', 'av-felix'],
  ['Gary Sutton', 'av-gary'],
  ['Hana Sato', 'av-hana'],
  ['Henry Dubois', 'av-henry', 'Cedar Park'],
  ['Irene Gallagher', 'av-irene'],
  ['Jamal Whitfield', 'av-jamal'],
  ['Julia Novak', 'av-julia'],
  ['Karen Mitchell', 'av-karen', 'Cedar Park'],
  ['Leo Vargas', 'av-leo'],
  ['Lucía Mendoza', 'av-lucia'],
  ['Mei Wong', 'av-mei'],
  ['Miguel Torres', 'av-miguel'],
  ['Nina Baptiste', 'av-nina', 'Cedar Park'],
  ['Oscar Byrne', 'av-oscar'],
  ['Patrick Connor', 'av-patrick'],
  ['Renée Baker', 'av-renee'],
  ['Samir Patel', 'av-samir', 'Cedar Park'],
  ['Tessa Vandermeer', 'av-tessa'],
  ['Wafa Hassan', 'av-wafa'],
]

/** Customers whose jobs are done. They wrote most of the reviews. */
const neighbors: readonly DemoCustomer[] = named.map(([name, avatar, city = 'Austin'], index) => ({
  email: `${avatar.replace('av-', '')}@demo.bidfair.test`,
  name,
  avatar,
  city,
  street: `${120 + 37 * index} ${streets[index % streets.length] ?? ''}`,
  since: FIRST_SINCE - APART * index,
}))

/** All who post jobs: those with jobs of today, and then the neighbors. */
export const allCustomers: readonly DemoCustomer[] = [...customers, ...neighbors]
