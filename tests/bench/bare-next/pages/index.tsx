import '@mantine/core/styles.css';
import { Badge, Card, Group, Image, MantineProvider, SimpleGrid, Text } from '@mantine/core';

const CARDS = Array.from({ length: 24 }, (_, index) => index);

/** What a result page costs when every card is made of the component library: the yardstick of the benchmark. */
export default function BareMantinePage() {
  return (
    <MantineProvider>
      <SimpleGrid cols={6}>
        {CARDS.map((index) => (
          <Card key={index} withBorder component="a" href={`/product/${index}`}>
            <Card.Section>
              <Image src={`/pictures/${index}.webp`} alt="" height={200} />
            </Card.Section>
            <Text lineClamp={2}>Canvas sneaker, low, number {index}</Text>
            <Group justify="space-between">
              <Text fw={600}>$12.61</Text>
              <Text size="sm" c="dimmed">
                ¥89.00
              </Text>
            </Group>
            <Group justify="space-between">
              <Text size="xs" c="dimmed">
                1,200 sold
              </Text>
              <Badge variant="light">Taobao</Badge>
            </Group>
          </Card>
        ))}
      </SimpleGrid>
    </MantineProvider>
  );
}

export const getServerSideProps = () => Promise.resolve({ props: {} });
